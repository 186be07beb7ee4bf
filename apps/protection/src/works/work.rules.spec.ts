import { originalKey, refuseRegistration, renditionKey, splitKeywords } from './work.rules'

const complete = {
  realName: '王小明',
  email: 'ming@example.com',
  phone: '0912345678',
  title: '山茶花',
  keywords: '',
  agreePolicy: 'true',
}

describe('TRIAL-02: what is missing is named in the order of the form', () => {
  test.each([
    ['the file', false, complete, 'FILE_REQUIRED'],
    ['the file before the name', false, { ...complete, realName: '' }, 'FILE_REQUIRED'],
    ['the name before the e-mail', true, { ...complete, realName: '', email: '' }, 'REAL_NAME_REQUIRED'],
    ['the e-mail before the phone', true, { ...complete, email: '', phone: '' }, 'EMAIL_REQUIRED'],
    ['the phone before the title', true, { ...complete, phone: '', title: '' }, 'PHONE_REQUIRED'],
    ['the title before the consent', true, { ...complete, title: '', agreePolicy: '' }, 'TITLE_REQUIRED'],
    ['the consent', true, { ...complete, agreePolicy: 'no' }, 'CONSENT_REQUIRED'],
  ])('%s', (_, hasFile, fields, code) => {
    expect(refuseRegistration(hasFile, fields)?.code).toBe(code)
  })

  test('nothing', () => {
    expect(refuseRegistration(true, complete)).toBeUndefined()
  })

  test('a member is not asked for what the account has, but for all the rest', () => {
    const bare = { ...complete, email: '', phone: '' }
    expect(refuseRegistration(true, bare, 'member')).toBeUndefined()
    expect(refuseRegistration(true, { ...bare, realName: '' }, 'member')?.code).toBe('REAL_NAME_REQUIRED')
    expect(refuseRegistration(true, { ...bare, email: 'x'.repeat(300) }, 'member')?.code).toBe(
      'FIELD_TOO_LONG',
    )
  })

  test('a title of 10,000 characters is refused with its limit', () => {
    expect(refuseRegistration(true, { ...complete, title: '字'.repeat(10_000) })).toEqual({
      code: 'FIELD_TOO_LONG',
      details: { field: 'title', max: 200 },
    })
  })

  test('what is missing is named with its field', () => {
    expect(refuseRegistration(true, { ...complete, title: '' })?.details).toEqual({ field: 'title' })
  })

  test('characters outside the BMP count once', () => {
    expect(refuseRegistration(true, { ...complete, title: '𠮷'.repeat(200) })).toBeUndefined()
  })
})

describe('keywords', () => {
  test('are split at commas of both widths, once each', () => {
    expect(splitKeywords('貓, 插畫，貓、 , 水彩')).toEqual(['貓', '插畫', '水彩'])
  })

  test('are at most 20 of at most 50 characters, those outside the BMP counted once', () => {
    const many = Array.from({ length: 25 }, (_, index) => `詞${index}`)
    expect(splitKeywords(many.join('、'))).toEqual(many.slice(0, 20))
    expect(splitKeywords('𠮷'.repeat(60))).toEqual(['𠮷'.repeat(50)])
  })
})

test('the files of a work lie under its id, original and rendition apart', () => {
  expect(originalKey('a-work')).toBe('works/a-work/original')
  expect(renditionKey('a-work')).toBe('works/a-work/rendition.jpg')
})
