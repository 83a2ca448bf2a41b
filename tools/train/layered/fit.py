#!/usr/bin/env python3
"""Fits a layered net to labels, on the processor or a GPU.

    fit.py out.bgl DIR[=WEIGHT]... [--passes 24 | --seconds 120] [--start net.bgl] [--batch 2048] [--rate 0.002]

DIR is a folder written by `train label`; `train rows` adds the inputs. Each pass writes the moving average of the weights
to out.bgl and the training state to out.state, and appends the held-out errors by class to curve.csv. An interrupted
run resumes when the same command is repeated.
"""

import argparse
import copy
import csv
import math
import pathlib
import struct
import subprocess
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

CLASSES = ["race", "gammon race", "contact", "crashed", "back game", "containment", "primes"]
INPUTS, HEADS, RESULTS = 296, 5, 6
ROW = 24 + 2 * INPUTS  # bytes; see rows.rs
WORTH = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0]
EQUITY, WITHIN = 12.0, 40.0  # loss weights of squared equity errors and of their differences between plays of a roll
LIMIT = 1.98  # largest absolute weight after the first layer, so that the engine's integers keep a fine scale


class Net(nn.Module):
    def __init__(self, inputs, widths):
        super().__init__()
        sizes = [inputs, *widths]
        self.hidden = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))
        self.heads = nn.Linear(widths[-1], HEADS * RESULTS)
        for layer in self.hidden:
            # Units start in the middle of their linear range.
            nn.init.normal_(layer.weight, std=1.0 / math.sqrt(min(layer.in_features, 64)))
            nn.init.constant_(layer.bias, 0.25)

    def forward(self, inputs, phase):
        """Returns the logits of the six results and the mean activation of the first layer."""
        units, sparse = inputs, None
        for layer in self.hidden:
            units = layer(units).clamp(0.0, 1.0)
            sparse = units.mean() if sparse is None else sparse
        logits = self.heads(units).view(-1, HEADS, RESULTS)
        at = phase.view(-1, 1, 1).expand(-1, 1, RESULTS)
        return logits.gather(1, at)[:, 0], sparse

    @torch.no_grad()
    def limit(self):
        for layer in [*self.hidden[1:], self.heads]:
            layer.weight.clamp_(-LIMIT, LIMIT)

    def layers(self):
        return [*self.hidden, self.heads]

    def save(self, path):
        widths = [layer.out_features for layer in self.hidden]
        head = [self.hidden[0].in_features, len(widths), *widths, HEADS, RESULTS]
        parts = [b"BGL1", struct.pack(f"<{len(head)}I", *head)]
        for layer in self.hidden:
            parts += [floats(layer.weight), floats(layer.bias)]
        for weight, bias in zip(self.heads.weight.chunk(HEADS), self.heads.bias.chunk(HEADS)):
            parts += [floats(weight), floats(bias)]
        replace(path, lambda part: part.write_bytes(b"".join(parts)))

    @classmethod
    def load(cls, path):
        words = np.frombuffer(path.read_bytes(), "<u4")
        if words[0] != struct.unpack("<I", b"BGL1")[0]:
            raise SystemExit(f"{path}: not a layered net")
        inputs, count = map(int, words[1:3])
        net = cls(inputs, [int(width) for width in words[3 : 3 + count]])
        rest = torch.from_numpy(words[5 + count :].view("<f4").copy())
        for layer in net.hidden:
            for weights in [layer.weight, layer.bias]:
                weights.data, rest = rest[: weights.numel()].view_as(weights).clone(), rest[weights.numel() :]
        heads = rest.view(HEADS, -1)
        split = RESULTS * net.heads.in_features
        net.heads.weight.data = heads[:, :split].reshape(HEADS * RESULTS, -1).clone()
        net.heads.bias.data = heads[:, split:].reshape(-1).clone()
        return net


def floats(weights):
    return weights.detach().cpu().numpy().astype("<f4").tobytes()


def replace(path, write):
    """Writes a temporary file and renames it over `path`."""
    part = path.with_name(path.name + ".part")
    write(part)
    part.replace(path)


class Labels:
    """Training and held-out labels of some folders, on the device."""

    def __init__(self, train, dirs, device):
        files = (file for name in dirs for file in pathlib.Path(name.split("=")[0]).glob("*.labels"))
        most = sum(file.stat().st_size for file in files) // 38  # bytes of a label; see label.rs
        rows, count = torch.empty(most, ROW, dtype=torch.uint8, device=device), 0
        with subprocess.Popen([train, "rows", *dirs], stdout=subprocess.PIPE, bufsize=0) as process:
            for block in blocks(process.stdout, 1 << 17):
                rows[count : count + len(block)] = block.to(device)
                count += len(block)
        if process.returncode or not count:
            raise SystemExit("no labels")
        rows = rows[:count]

        def column(first, last, kind):
            return rows[:, first:last].contiguous().view(kind)

        self.inputs = rows[:, 24:].view(torch.float16)
        self.roll, self.weight = column(0, 4, torch.int32)[:, 0], column(4, 8, torch.float32)[:, 0]
        self.target = column(8, 20, torch.int16) / 16384.0
        self.worth = self.target @ torch.tensor(WORTH, device=device)
        self.phase, self.kind, held = (rows[:, at].clone() for at in (20, 21, 22))
        self.held, self.learnt = held.nonzero().flatten(), (held == 0).nonzero().flatten()

    def shuffled(self):
        """Returns the training labels grouped by roll, with the rolls in random order."""
        rolls = int(self.roll[-1]) + 1
        order = torch.randperm(rolls, device=self.roll.device, dtype=torch.int32)
        return self.learnt[order[self.roll[self.learnt].long()].argsort(stable=True)]


def blocks(stream, count):
    """Yields up to `count` rows at a time."""
    while True:
        buffer = bytearray(count * ROW)
        view, filled = memoryview(buffer), 0
        while filled < len(buffer) and (some := stream.readinto(view[filled:])):
            filled += some
        if filled:
            yield torch.frombuffer(buffer, dtype=torch.uint8, count=filled).view(-1, ROW)
        if filled < len(buffer):
            return


def neighbours(roll):
    """Returns the index of each label's roll within the batch, from 0, and the number of labels of each roll."""
    number = torch.cat([roll.new_zeros(1), (roll[1:] != roll[:-1]).int()]).cumsum(0)
    ones = torch.ones(len(roll), device=roll.device)
    return number, torch.zeros_like(ones).index_add_(0, number, ones)


def compare(net, inputs, phase, target, worths, number, counts):
    """Returns the equity errors, the same relative to the mean of each roll, the losses and the mean activation.

    `worths` are the points of the six results; `number` and `counts` are those of `neighbours`.
    """
    logits, sparse = net(inputs, phase)
    logs = functional.log_softmax(logits, 1)
    off = logs.exp() @ worths - target @ worths
    means = torch.zeros_like(off).index_add_(0, number, off) / counts.clamp(min=1.0)
    within = off - means[number]
    loss = -(target * logs).sum(1) + EQUITY * off.square() + WITHIN * within.square()
    return off, within, loss, sparse


def errors(net, labels, places):
    """Returns what `compare` does for some labels, but the mean of the weighted losses."""
    inputs, phase = labels.inputs[places].float(), labels.phase[places].long()
    worths = torch.tensor(WORTH, device=places.device)
    number, counts = neighbours(labels.roll[places])
    off, within, loss, sparse = compare(net, inputs, phase, labels.target[places], worths, number, counts)
    return off, within, (loss * labels.weight[places]).mean(), sparse


@torch.no_grad()
def report(net, labels):
    """Returns the number, the RMS errors and the lost equity (in thousandths) of the held-out labels, in total and by class."""
    off, within, places = [], [], labels.held
    for some in places.split(1 << 16):
        one, other, _, _ = errors(net, labels, some)
        off.append(one)
        within.append(other)
    off, within, worth = torch.cat(off), torch.cat(within), labels.worth[places]
    number, counts = neighbours(labels.roll[places])
    least = torch.full_like(counts, 9.0)
    best = least.scatter_reduce(0, number, worth, "amin")
    chosen = least.scatter_reduce(0, number, worth + off, "amin")
    is_chosen = ((worth + off == chosen[number]) & (counts[number] > 1)).float()
    share = is_chosen / torch.zeros_like(counts).index_add_(0, number, is_chosen)[number].clamp(min=1.0)
    lost = (worth - best[number]) * share
    kinds = labels.kind[places]
    lines = []
    for nth, name in enumerate(["all", *CLASSES]):
        of = kinds == nth - 1 if nth else torch.ones_like(kinds, dtype=torch.bool)
        rms = [values[of].square().mean().sqrt().item() * 1e3 for values in (off, within)]
        lines.append([name, int(of.sum()), *rms, (lost[of].sum() / share[of].sum()).item() * 1e3])
    return lines


def fit(options, labels, net, device):
    net.to(device)
    mean = copy.deepcopy(net)
    adam = torch.optim.Adam(net.parameters(), lr=options.rate, fused=True)
    state_file = options.out.with_suffix(".state")
    step, passes, spent = 0, 0, 0.0
    if state_file.exists():
        state = torch.load(state_file, map_location=device)
        net.load_state_dict(state["net"])
        mean.load_state_dict(state["mean"])
        adam.load_state_dict(state["adam"])
        step, passes, spent = state["step"], state["passes"], state["spent"]
        print(f"resumes after {passes} passes", flush=True)
    began, saved = time.monotonic() - spent, time.monotonic()
    batches = math.ceil(len(labels.learnt) / options.batch)
    weights, means = list(net.parameters()), list(mean.parameters())
    progress = 0.0
    while progress < 1.0:
        total = torch.zeros((), device=device)
        done = 0
        for places in labels.shuffled().split(options.batch):
            now = time.monotonic()
            if options.seconds:
                progress = (now - began) / options.seconds
            else:
                progress = (passes + done / batches) / options.passes
            if progress >= 1.0:
                break
            for group in adam.param_groups:
                warm = min(1.0, (step + 1) / 500)
                group["lr"] = options.rate * warm * (0.005 + 0.995 * (0.5 + 0.5 * math.cos(math.pi * progress)))
            _, _, loss, sparse = errors(net, labels, places)
            adam.zero_grad()
            (loss + options.sparse * sparse).backward()
            adam.step()
            net.limit()
            step, done = step + 1, done + 1
            with torch.no_grad():
                keep = min(0.999, step / (step + 10))
                torch._foreach_lerp_(means, weights, 1.0 - keep)
            total += loss.detach()
            if now - saved > options.save:
                saved = now
                mean.save(options.out)
        passes += 1
        if not options.seconds:
            progress = passes / options.passes
        spent = time.monotonic() - began
        mean.save(options.out)
        log(options, passes, spent, total.item() / max(done, 1), report(mean, labels))
        state = {"net": net.state_dict(), "mean": mean.state_dict(), "adam": adam.state_dict()}
        state |= {"step": step, "passes": passes, "spent": spent}
        replace(state_file, lambda part: torch.save(state, part))
        saved = time.monotonic()
    state_file.unlink()


def log(options, passes, seconds, loss, lines):
    brief = "; ".join(f"{name} {off:.1f} {within:.1f} {lost:.2f}" for name, _, off, within, lost in lines)
    print(f"pass {passes}, {seconds:.0f} s, loss {loss:.4f}, held out {brief}", flush=True)
    curve = options.out.with_name("curve.csv")
    new = not curve.exists()
    with curve.open("a", newline="") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow(["run", "pass", "seconds", "class", "labels", "error", "within", "lost"])
        for name, count, *numbers in lines:
            writer.writerow([options.out.stem, passes, round(seconds), name, count, *(f"{n:.3f}" for n in numbers)])


def prepare():
    """Seeds the random numbers and returns the device to train on."""
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("dirs", nargs="*")
    parser.add_argument("--start", type=pathlib.Path, help="initial net")
    parser.add_argument("--widths", default="512,128,32")
    parser.add_argument("--passes", type=int, default=24)
    parser.add_argument("--seconds", type=float, help="time limit, instead of --passes")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--sparse", type=float, default=0.01, help="penalty on the mean activation of the first layer")
    parser.add_argument("--save", type=float, default=60, help="seconds between checkpoints within a pass")
    parser.add_argument("--train", default="train", help="path of the program `train`")
    parser.add_argument("--score", action="store_true", help="print the errors of OUT on all labels and exit")
    options = parser.parse_args()
    device = prepare()
    began = time.monotonic()
    labels = Labels(options.train, options.dirs, device)
    counts = f"{len(labels.learnt)} labels, {len(labels.held)} held out"
    print(f"{counts}, read in {time.monotonic() - began:.0f} s; {device}", flush=True)
    if options.score:
        labels.held = torch.arange(len(labels.roll), device=device)
        for name, count, off, within, lost in report(Net.load(options.out).to(device), labels):
            print(f"{name:12} {count:8} off {off:6.1f} within a roll {within:6.1f} loses {lost:.2f}")
        return
    if not len(labels.held):
        raise SystemExit("no labels held out: one file in 25 of a folder is, the first is the eighth")
    widths = [int(width) for width in options.widths.split(",")]
    net = Net.load(options.start) if options.start else Net(INPUTS, widths)
    fit(options, labels, net, device)


if __name__ == "__main__":
    main()
