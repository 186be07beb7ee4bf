import { mailboxOf, maskedAddress, readMailAddress } from './mail-address.rules'

describe('MEMBER-07: the address of the other side', () => {
  it.each([
    ['chen@shop.example', 'chen@shop.example'],
    ['  chen@shop.example ', 'chen@shop.example'],
    ['chen@shop', undefined],
    ['chen', undefined],
    ['', undefined],
    ['a@b.example, c@d.example', undefined],
    ['chen@shop.example\r\nBcc: all@shop.example', undefined],
    [`${'a'.repeat(250)}@b.example`, undefined],
  ])('%j is read as %j', (given, read) => {
    expect(readMailAddress(given)).toBe(read)
  })

  it.each([
    ['Chen@Shop.Example', 'chen@shop.example'],
    ['chen+news+more@shop.example', 'chen@shop.example'],
    ['ｃｈｅｎ@shop.example', 'chen@shop.example'],
  ])('%s is counted as the mailbox %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })

  it.each([
    ['chen@shop.example', 'c•••@•••.example'],
    ['c@a.b.shop.com.tw', 'c•••@•••.tw'],
    ['"odd@name"@shop.tw', '"•••@•••.tw'],
    ['😀lin@shop.tw', '😀•••@•••.tw'],
  ])('of %s the page shows %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked)
  })

  it('is as long for every name, however long that is', () => {
    const lengths = ['a', 'ab', 'a'.repeat(60)].map((name) => maskedAddress(`${name}@${name}.tw`).length)
    expect(new Set(lengths).size).toBe(1)
  })
})
