import { focusRow } from './row-focus'

/** A page with the rows of a work queue. */
const show = (rows: string): void => {
  document.body.innerHTML = `<main id="content"><ul data-rows>${rows}</ul></main>`
}
const focused = (): string | undefined => document.activeElement?.id

describe('ADMIN-01: j and k', () => {
  it('go to what leads on, else to the first field of a row whose button waits for it', () => {
    show(`
      <li><label>Amount <input id="amount"></label><a id="order" href="/x">Order</a></li>
      <li><label>Note <input id="note"></label><button disabled>Settle</button></li>
      <li>Nothing to do</li>
      <li><select id="choice"><option>One</option></select></li>`)
    const way = (['next', 'next', 'next', 'next', 'previous'] as const).map((to) => {
      focusRow(to)
      return focused()
    })
    expect(way).toEqual(['order', 'note', 'choice', 'choice', 'note'])
  })

  it('leave fields alone that take nothing', () => {
    show('<li><input type="hidden"><input disabled><textarea id="text"></textarea></li>')
    focusRow('next')
    expect(focused()).toBe('text')
  })
})
