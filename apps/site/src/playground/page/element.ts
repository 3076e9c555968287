/** Creates an element with a class. Texts never become HTML. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...parts: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (name) made.className = name
  made.append(...parts)
  return made
}
