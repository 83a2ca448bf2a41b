// Keeps texts up to date in a page that the browser translates. A translator replaces a text node by a <font> element,
// but the program continues to update the node, which is no longer visible. A changed text therefore replaces its
// translation, and the translator translates it again.
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
