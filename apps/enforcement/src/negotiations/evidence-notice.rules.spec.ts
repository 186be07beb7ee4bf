import { evidenceNotice, shortEvidenceNotice, shortNoticeLength } from './evidence-notice.rules'

const facts = {
  caseNumber: 'ZK-2611-001',
  claimantName: '名'.repeat(100),
  title: '島嶼晨光',
  pageUrl: 'https://shop.example/items/1',
  foundAt: new Date('2026-11-22T20:00:00.000Z'),
  isFiled: false,
  code: '0123456789',
  link: `https://originseal.example/d/${'x'.repeat(24)}`,
  codePage: 'https://originseal.example/d',
  certificateUrl: 'https://originseal.example/verify/1',
}

describe('MEMBER-07: the evidence notice', () => {
  it('says who claims what, where and when, how to answer, and what it is not', () => {
    const { zh, en } = evidenceNotice(facts)
    for (const text of [zh, en])
      for (const said of [facts.caseNumber, facts.pageUrl, facts.link, '01234-56789', facts.certificateUrl])
        expect(text).toContain(said)
    expect(zh).toContain('2026年11月23日')
    expect(zh).toContain('並非法院或機關的文件')
    expect(zh).toContain('並不證明作者是誰')
    expect(en).toContain('takes no share of any settlement')
  })

  it('names no day where it is not known any more', () => {
    const { zh, en } = evidenceNotice({ ...facts, foundAt: null })
    expect(zh).not.toContain('發現日期')
    expect(en).not.toContain('Found on')
    expect(en).toContain(`${facts.pageUrl}\nCase: ${facts.caseNumber}`)
  })

  it('says whether the platform was told', () => {
    expect(evidenceNotice(facts).en).toContain('I have not sent a takedown notice')
    expect(evidenceNotice({ ...facts, isFiled: true }).en).toContain('I have sent a takedown notice')
  })

  it('fits a message box in its short form, whatever the name', () => {
    const { zh, en } = shortEvidenceNotice(facts)
    expect(zh.length).toBeLessThanOrEqual(shortNoticeLength)
    expect(en.length).toBeLessThanOrEqual(shortNoticeLength)
    expect(zh).toContain(facts.link)
  })
})
