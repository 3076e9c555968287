/** Filters the cases by a word and by their verdicts; without the script all cases are shown. */
export const pageScript = `
const form = document.querySelector('.filter')
const word = form.querySelector('input[type=search]')
const boxes = [...form.querySelectorAll('input[type=checkbox]')]
const groups = [...document.querySelectorAll('details.operation')].map((group) => ({
  group, items: [...group.querySelectorAll('li')].map((item) => ({ item, text: (group.id + ' ' + item.textContent).toLowerCase() })),
}))
const total = groups.reduce((sum, { items }) => sum + items.length, 0)
const show = () => {
  const wanted = word.value.trim().toLowerCase()
  const verdicts = boxes.filter((box) => box.checked).map((box) => box.value)
  let shown = 0
  for (const { group, items } of groups) {
    let here = 0
    for (const { item, text } of items) {
      item.hidden = !(text.includes(wanted) && verdicts.includes(item.dataset.verdict))
      if (!item.hidden) here++
    }
    group.hidden = here === 0
    if (wanted !== '') group.open = here > 0
    shown += here
  }
  form.querySelector('output').value = shown + ' of ' + total + ' shown'
}
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', show)
form.hidden = false
show()
// A link to what is folded opens it.
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target && target.tagName === 'DETAILS') target.open = true
}
addEventListener('hashchange', reveal)
reveal()
`
