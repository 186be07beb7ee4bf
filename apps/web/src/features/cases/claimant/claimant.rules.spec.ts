import { saveClaimantRequest } from '@originseal/contracts'
import { answersOf, faultOfPhone, internationalNumber, recordOf } from './claimant.rules'
import { countriesIn } from './countries'

const typed = {
  ...answersOf(null),
  role: 'owner' as const,
  legalName: ' 林小原 ',
  ownerName: 'somebody else',
  mandateSha256: 'ab'.repeat(32),
  lines: '重慶南路一段 122 號',
  city: '台北市',
  country: 'TW',
  phone: '0912-345-678',
}

test('a Taiwanese number gets its country code; any other has to bring it', () => {
  expect(internationalNumber('0912-345 678', 'TW')).toBe('+886912345678')
  expect(internationalNumber('(02) 2345-6789', 'TW')).toBe('+886223456789')
  expect(internationalNumber('+81 3-1234-5678', 'JP')).toBe('+81312345678')
  expect(faultOfPhone('03-1234-5678', { country: 'JP' })).toBe('phone')
  expect(faultOfPhone('', { country: 'TW' })).toBe('missing')
})

test('an owner speaks for nobody else, an agent brings owner and mandate', () => {
  const owner = recordOf(typed)
  expect(owner).not.toHaveProperty('ownerName')
  expect(owner).not.toHaveProperty('mandateSha256')
  expect(owner.legalName).toBe('林小原')
  expect(recordOf({ ...typed, role: 'agent' })).toMatchObject({
    ownerName: 'somebody else',
    mandateSha256: 'ab'.repeat(32),
  })
  expect(recordOf({ ...typed, role: 'exclusive-licensee' })).not.toHaveProperty('mandateSha256')
})

test('the record is what the server takes, and what it keeps fills the form again', () => {
  const record = recordOf(typed)
  expect(saveClaimantRequest.safeParse({ ...record, proof: 'p' }).success).toBe(true)
  const again = answersOf({ ...record, email: null, savedAt: '2026-11-22T08:00:00.000Z' })
  expect(again).toMatchObject({ city: '台北市', phone: '+886912345678', company: '' })
})

test('countries are named in the reader’s language', () => {
  const countries = countriesIn('zh-TW')
  expect(countries).toHaveLength(249)
  expect(countries.find(({ value }) => value === 'TW')?.text).toBe('台灣')
})
