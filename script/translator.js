// Keeps texts right in a page that the browser translates. A translator puts a <font> element in the place of a text node,
// and the program goes on changing the node, which nobody sees any more. So a text that changes takes its place back;
// the translator finds it there and translates it anew.
const translations = new WeakMap();

const texts = new MutationObserver((changes) => {
  for (const { target } of changes) {
    const translation = translations.get(target);
    if (translation?.isConnected) translation.replaceWith(target);
  }
});

new MutationObserver((changes) => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
    if (!translation) continue;
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      translations.set(text, translation);
      texts.observe(text, { characterData: true });
    }
  }
}).observe(document, { childList: true, subtree: true });
