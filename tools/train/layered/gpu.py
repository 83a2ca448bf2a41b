#!/usr/bin/env python3
"""Trains layered nets on a machine with a GPU and many cores, with all of them busy from beginning to end.

    gpu.py first --seconds 600 --net a=512,128,32 --net b=384,128,32

`train label` plays games on all cores and writes a folder of labels every few seconds, while the GPU trains all nets on
the labels so far. The time is divided into generations, over each of which the learning rate falls to almost zero; the
first net then makes the labels of the next generation. FIRST are folders of labels to begin with. The nets are written
to a.bgl, b.bgl, ..., their held-out errors to curve.csv.
"""

import argparse
import copy
import itertools
import math
import pathlib
import subprocess
import threading
import time

import torch

import fit

AGEING = 0.9  # factor for the weights of all older labels whenever those of a newer net arrive
OLDEST = 0.25  # least weight of a label
TEACHING = (0.12, 0.6)  # shares of the time after which the first net, and also the second, makes the labels
CONSTANT = 0.4  # share of the time before the learning rate begins to fall
MEAN = 0.9995  # moving average of the weights


class Store:
    """Labels on the device; others can be added during the training."""

    def __init__(self, capacity, device):
        def column(kind, *shape):
            return torch.zeros(capacity, *shape, dtype=kind, device=device)

        self.inputs = column(torch.float16, fit.INPUTS)
        self.target = column(torch.int16, 6)
        self.roll, self.weight = column(torch.int32), column(torch.float32)
        self.phase, self.kind = column(torch.uint8), column(torch.uint8)
        self.count, self.rolls = 0, 0
        self.held, self.learnt = ([torch.zeros(0, dtype=torch.int64, device=device)] for _ in range(2))
        self.lock = threading.Lock()

    def add(self, train, folder, is_new=False):
        """Adds the labels of a folder, the first of a new teacher's if `is_new`, and returns their number."""
        begin, rolls = self.count, self.rolls
        with subprocess.Popen([train, "rows", folder], stdout=subprocess.PIPE, bufsize=0) as process:
            for block in fit.blocks(process.stdout, 1 << 16):
                rows = block.to(self.roll.device)
                at = slice(self.count, self.count + len(rows))
                if at.stop > len(self.roll):
                    process.kill()
                    break
                self.inputs[at] = rows[:, 24:].contiguous().view(torch.float16)
                self.target[at] = rows[:, 8:20].contiguous().view(torch.int16)
                self.roll[at] = rows[:, 0:4].contiguous().view(torch.int32)[:, 0] + rolls
                self.phase[at], self.kind[at] = rows[:, 20], rows[:, 21]
                is_held = rows[:, 22] != 0
                with self.lock:
                    for to, chosen in ((self.held, is_held), (self.learnt, ~is_held)):
                        to.append(chosen.nonzero().flatten() + self.count)
                    self.count = at.stop
        with self.lock:
            if self.count > begin:
                if is_new:
                    self.weight[:begin].mul_(AGEING)
                self.weight[begin : self.count] = 1.0
                self.rolls = int(self.roll[self.count - 1]) + 1
            # A single tensor each, so that a pass need not join many.
            self.held, self.learnt = [torch.cat(self.held)], [torch.cat(self.learnt)]
        return self.count - begin

    def shuffled(self):
        """Returns the training labels grouped by roll, with the rolls in random order."""
        with self.lock:
            learnt = torch.cat(self.learnt)
        rolls = self.roll[learnt].long()
        order = torch.randperm(int(rolls.max()) + 1, device=rolls.device, dtype=torch.int32)
        return learnt[order[rolls].argsort()]


class Trainer:
    def __init__(self, store, nets, options, device):
        self.store, self.nets, self.options, self.device = store, nets, options, device
        self.means = copy.deepcopy(nets)
        self.weights = [weight for net in nets for weight in net.parameters()]
        self.mean_weights = [weight for mean in self.means for weight in mean.parameters()]
        self.on_gpu = device.type == "cuda"
        self.rate = torch.tensor(options.rate * 0.01, device=device)
        self.adam = torch.optim.Adam(self.weights, lr=self.rate, fused=self.on_gpu, capturable=self.on_gpu)
        self.places = torch.zeros(options.batch, dtype=torch.int64, device=device)
        self.worths = torch.tensor(fit.WORTH, device=device)
        self.loss = torch.zeros((), device=device)
        self.graph = None
        self.steps = 0
        self.generation = 0

    def step(self):
        store, places = self.store, self.places
        inputs = store.inputs.index_select(0, places).float()
        target = store.target.index_select(0, places) / 16384.0
        weight = store.weight.index_select(0, places)
        phase = store.phase.index_select(0, places).long()
        number, counts = fit.neighbours(store.roll.index_select(0, places))
        total = torch.zeros((), device=self.device)
        for net in self.nets:
            _, _, loss, sparse = fit.compare(net, inputs, phase, target, self.worths, number, counts)
            total = total + (loss * weight).mean() + self.options.sparse * sparse
        total.backward()
        self.adam.step()
        with torch.no_grad():
            for net in self.nets:
                net.limit()
            torch._foreach_lerp_(self.mean_weights, self.weights, 1.0 - MEAN)
            self.loss.copy_(total)

    def capture(self, order):
        """Records a step as a CUDA graph."""
        if not self.on_gpu:
            return
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(5):
                self.places.copy_(order[: len(self.places)])
                self.adam.zero_grad(set_to_none=True)
                self.step()
        torch.cuda.current_stream().wait_stream(stream)
        torch.cuda.synchronize()
        try:
            self.adam.zero_grad(set_to_none=True)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self.step()
            self.graph = graph
        except RuntimeError as error:
            print(f"without a graph: {error}", flush=True)

    def train(self, places):
        self.places.copy_(places)
        if self.graph:
            self.graph.replay()
        else:
            self.adam.zero_grad(set_to_none=True)
            self.step()

    def save(self):
        for (name, _), mean in zip(self.options.net, self.means):
            mean.save(pathlib.Path(f"{name}.bgl"))


class Held:
    """Some labels, for `fit.report`."""

    def __init__(self, store, places):
        for name in ("inputs", "roll", "weight", "phase", "kind"):
            setattr(self, name, getattr(store, name)[places])
        self.target = store.target[places] / 16384.0
        self.worth = self.target @ torch.tensor(fit.WORTH, device=places.device)
        self.held = torch.arange(len(places), device=places.device)


def make_labels(trainer, store, options, began):
    """Makes labels on all cores, folder by folder, until the time is nearly over."""
    teacher, generation, reading = options.teacher, 0, None
    for nth in itertools.count(1):
        elapsed = time.monotonic() - began
        if options.seconds - elapsed < 1.5 * options.chunk:
            break
        is_new = trainer.generation > generation
        if is_new:
            generation = trainer.generation
            teacher = f"teacher{generation}.bgl"
        folder = f"chunk{nth}"
        command = ["nice", "-n", "5", options.train, "label", teacher, folder, "90000", "1", "--labels", "2000"]
        command += ["--first", str(nth * 100000)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            process.wait(options.chunk)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if reading:
            reading.join()

        def read(folder=folder, teacher=teacher, is_new=is_new):
            count = store.add(options.train, folder, is_new)
            elapsed = time.monotonic() - began
            print(f"{elapsed:.0f} s: {count} labels in {folder} by {teacher}, {store.count} in all", flush=True)

        reading = threading.Thread(target=read)
        reading.start()


def named(text):
    name, widths = text.split("=")
    return name, [int(width) for width in widths.split(",")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dirs", nargs="+", help="labels to begin with")
    parser.add_argument("--net", type=named, action="append", required=True, help="name and widths of a net")
    parser.add_argument("--start", action="append", default=[], help="initial nets, in the order of --net")
    parser.add_argument("--gate", help="folder of labels for reports only")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--chunk", type=float, default=40, help="seconds for each folder of labels")
    parser.add_argument("--report", type=float, default=30, help="seconds between reports")
    parser.add_argument("--teacher", default="current.bin", help="nets that make the first labels")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.003, help="learning rate at the beginning of a generation")
    parser.add_argument("--capacity", type=int, default=80_000_000, help="maximum number of labels")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--sparse", type=float, default=0.02, help="penalty on the mean activation of the first layer")
    parser.add_argument("--train", default="./train", help="path of the program `train`")
    options = parser.parse_args()
    device = fit.prepare()
    began = time.monotonic()

    def say(text):
        print(f"{time.monotonic() - began:.0f} s: {text}", flush=True)

    store = Store(options.capacity, device)
    for folder in options.dirs:
        store.add(options.train, folder)
    gate = None
    if options.gate:
        held = Store(100_000, device)
        held.add(options.train, options.gate)
        gate = Held(held, torch.arange(held.count, device=device))
    say(f"{store.count} labels to begin with; {device}")
    nets = [fit.Net(fit.INPUTS, widths) for _, widths in options.net]
    for nth, start in enumerate(options.start):
        nets[nth] = fit.Net.load(pathlib.Path(start))
    nets = [net.to(device) for net in nets]
    trainer = Trainer(store, nets, options, device)
    trainer.capture(store.shuffled())
    trainer.save()
    say("begins")
    maker = threading.Thread(target=make_labels, args=(trainer, store, options, began))
    maker.start()

    def report():
        trainer.save()
        held = torch.cat(store.held)[-200_000:]
        say(f"{trainer.steps} steps, loss {trainer.loss.item():.4f}, rate {trainer.rate.item():.6f}")
        for (name, _), mean in zip(options.net, trainer.means):
            options.out = pathlib.Path(f"{name}.bgl")
            for label, labels in (("", Held(store, held)), ("-gate", gate)):
                if labels is not None and len(labels.held):
                    options.out = pathlib.Path(f"{name}{label}.bgl")
                    lines = fit.report(mean, labels)
                    fit.log(options, trainer.steps, time.monotonic() - began, trainer.loss.item(), lines)

    reported = saved = time.monotonic()
    progress = 0.0
    while progress < 1.0:
        order = store.shuffled()
        for at in range(0, len(order) - options.batch + 1, options.batch):
            if trainer.steps % 16 == 0:
                if trainer.on_gpu:
                    torch.cuda.synchronize()
                now = time.monotonic()
                progress = (now - began) / options.seconds
                if progress >= 1.0:
                    break
                generation = int(progress * options.generations)
                if generation > trainer.generation:
                    trainer.means[0].save(pathlib.Path(f"teacher{generation}.bgl"))
                    trainer.generation = generation
                falling = progress * options.generations - generation
                warm = min(1.0, (trainer.steps + 1) / 1000)
                trainer.rate.fill_(options.rate * warm * (0.002 + 0.998 * (0.5 + 0.5 * math.cos(math.pi * falling))))
                if now - reported > options.report:
                    report()
                    reported = saved = time.monotonic()
                elif now - saved > 8:
                    trainer.save()
                    saved = time.monotonic()
            trainer.train(order[at : at + options.batch])
            trainer.steps += 1
    report()
    maker.join()
    say("done")


if __name__ == "__main__":
    main()
