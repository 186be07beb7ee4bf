import { readRespondentForm } from './read-respondent-form'

const form = '0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11'
const read = (fields: Record<string, string>) =>
  readRespondentForm(new URLSearchParams({ form, ...fields }).toString())?.step
const offer = {
  do: 'offer',
  removeBy: '2026-12-10',
  amountTwd: '3000',
  payBy: '2026-12-20',
  credit: '',
  days: '14',
  noAdmission: 'yes',
}

describe('MEMBER-07: a form of the other side', () => {
  it('without an id of a page of ours is none', () => {
    expect(readRespondentForm('do=end')).toBeUndefined()
    expect(readRespondentForm('do=end&form=1')).toBeUndefined()
  })

  it('answers in one of the ways, with words or without', () => {
    expect(read({ do: 'answer', answer: 'removed', text: '' })).toEqual({
      kind: 'removed',
      by: 'respondent',
      text: null,
    })
    expect(read({ do: 'answer', answer: 'licensed', text: ' 設計公司給的 ' })).toMatchObject({
      text: '設計公司給的',
    })
    expect(read({ do: 'answer', answer: 'paid', text: '' })).toBeUndefined()
  })

  it('offers terms of which each is said', () => {
    expect(read(offer)).toEqual({
      kind: 'offer',
      by: 'respondent',
      days: 14,
      text: null,
      terms: {
        version: 1,
        removeBy: '2026-12-10',
        amountTwd: 3000,
        credit: null,
        noAdmission: true,
        retraction: false,
        confidential: false,
        payBy: '2026-12-20',
      },
    })
  })

  it.each([
    ['a sum that nobody can ask for here', { amountTwd: '5000001' }],
    ['a sum below nothing', { amountTwd: '-1' }],
    ['a day that is none', { removeBy: '2026-02-30' }],
    ['a period of its own', { days: '60' }],
    ['a payment without a day', { payBy: '' }],
  ])('offers nothing with %s', (_, wrong) => {
    expect(read({ ...offer, ...wrong })).toBeUndefined()
  })

  it('drops the day of a payment that is not made', () => {
    expect(read({ ...offer, amountTwd: '0' })).not.toHaveProperty('terms.payBy')
  })

  it('signs with a name and consent only', () => {
    const sign = { do: 'sign', termsHash: 'ab'.repeat(32), signedName: ' 陳大文 ', consent: 'yes' }
    expect(read(sign)).toMatchObject({ kind: 'signed', text: '陳大文' })
    expect(read({ ...sign, signedName: '  ' })).toBeUndefined()
    expect(read({ ...sign, consent: '' })).toBeUndefined()
  })
})
