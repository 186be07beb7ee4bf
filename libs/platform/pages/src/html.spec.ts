import { html, jsonLd } from './html'

const hostile = `"><script>alert('1')</script>&amp;`

describe('a template', () => {
  it('escapes what people wrote, in text and in attributes', () => {
    expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;</a>',
    )
  })

  it('does not escape its own markup twice, and prints lists without commas', () => {
    expect(html`${[1, 2].map((n) => html`<i>${n}</i>`)}`.text).toBe('<i>1</i><i>2</i>')
  })

  it('prints nothing for nothing, and zero for zero', () => {
    expect(html`[${undefined}${false}${0}]`.text).toBe('[0]')
  })

  it('lets no title end a data block', () => {
    const block = jsonLd({ name: '</script><script>alert(1)</script>' }).text
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    const json = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'))
    expect(JSON.parse(json)).toMatchObject({ name: '</script><script>alert(1)</script>' })
  })
})
