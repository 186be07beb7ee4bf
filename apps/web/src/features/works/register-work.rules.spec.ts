import { limits } from '@originseal/contracts'
import { visitor } from '../../testing/gateway.fixture'
import { firstMissing, refusalOf, titleFor, type WorkDraft } from './register-work.rules'

const file = new File(['picture'], 'sunrise.png', { type: 'image/png' })
const nothing: WorkDraft = { file: undefined, title: '', keywords: [] }

describe('TRIAL-02: the checks and their order', () => {
  const nobody = { realName: ' ', email: '', phone: '\t' }

  it.each([
    ['file', nothing, nobody, 'FILE_REQUIRED'],
    ['real name', { ...nothing, file }, nobody, 'REAL_NAME_REQUIRED'],
    ['email', { ...nothing, file }, { ...nobody, realName: 'A' }, 'EMAIL_REQUIRED'],
    ['phone', { ...nothing, file }, { ...visitor, phone: '  ' }, 'PHONE_REQUIRED'],
    ['title', { ...nothing, file, title: '   ' }, visitor, 'TITLE_REQUIRED'],
  ])('asks for the %s before what follows it', (_what, draft, user, code) => {
    expect(firstMissing(draft, user)?.code).toBe(code)
  })

  it('finds nothing missing once all is there, spaces around a title included', () => {
    expect(firstMissing({ ...nothing, file, title: ' Sunrise ' }, visitor)).toBeUndefined()
  })
})

describe('files that cannot be sealed are refused before they are sent', () => {
  it.each([
    ['empty', new File([], 'a.png', { type: 'image/png' }), 'FILE_EMPTY'],
    ['HEIC by type', new File(['x'], 'a', { type: 'image/heic' }), 'FILE_HEIC'],
    ['HEIC by name, as browsers that do not know it tell', new File(['x'], 'IMG.HEIC'), 'FILE_HEIC'],
    ['SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'FILE_ACTIVE_CONTENT'],
    ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), 'FILE_NOT_AN_IMAGE'],
    [
      'too large',
      new File([new Uint8Array(limits.uploadBytes + 1)], 'a.png', { type: 'image/png' }),
      'FILE_TOO_LARGE',
    ],
    ['fine', file, undefined],
  ])('%s', (_what, picked, code) => {
    expect(refusalOf(picked, limits.uploadBytes)).toBe(code)
  })

  it('takes a file of exactly the limit', () => {
    const full = new File([new Uint8Array(limits.uploadBytes)], 'a.png', { type: 'image/png' })
    expect(refusalOf(full, limits.uploadBytes)).toBeUndefined()
  })

  it('MEMBER-10: of any size where the server has set a higher limit, or has not said it yet', () => {
    const photo = new File([new Uint8Array(limits.uploadBytes + 1)], 'a.jpg', { type: 'image/jpeg' })
    expect([refusalOf(photo, 26_214_400), refusalOf(photo, undefined)]).toEqual([undefined, undefined])
  })
})

describe('the title defaults to the file name', () => {
  it('when there is none, and follows the file until the visitor writes one', () => {
    expect(titleFor(file, nothing)).toBe('sunrise')
    const other = new File(['x'], 'moon.png')
    expect(titleFor(other, { ...nothing, file, title: 'sunrise' })).toBe('moon')
    expect(titleFor(other, { ...nothing, file, title: 'My dawn' })).toBe('My dawn')
  })

  it.each([
    ['IMG_2041.JPG', 'IMG_2041'],
    ['山茶花.jpeg', '山茶花'],
    ['v1.2 draft.webp', 'v1.2 draft'],
    ['no ending', 'no ending'],
    ['chapter.one', 'chapter.one'],
    ['.png', '.png'],
  ])('without the ending that says the format: %s', (name, title) => {
    expect(titleFor(new File(['x'], name), nothing)).toBe(title)
  })
})
