import { screen, waitFor } from '@testing-library/react'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { faultsOf, tidied } from './visitor.rules'

standInGateway()

async function openRegister(language: 'en' | 'zh-TW' = 'en') {
  const opened = await openPage('/register', { language })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

it('TRIAL-15: a visitor goes on with name, e-mail and phone, kept in local storage', async () => {
  const { user, at } = await openRegister()
  await user.type(screen.getByLabelText(/^Real name/), ' 王小明 ')
  await user.type(screen.getByLabelText(/^E-mail/), 'ming@example.tw')
  await user.type(screen.getByLabelText(/^Mobile phone/), '0912-345 678')
  await user.click(screen.getByRole('button', { name: 'Continue to upload' }))
  await waitFor(() => expect(at()).toBe('/protect/step1'))
  expect(JSON.parse(localStorage.getItem('trialUser')!)).toEqual({
    realName: '王小明',
    email: 'ming@example.tw',
    phone: '0912345678',
  })
})

it('says beside each field what is missing, and goes to the first', async () => {
  const { user, at } = await openRegister()
  await user.click(screen.getByRole('button', { name: 'Continue to upload' }))
  await screen.findByText('please enter your real name')
  screen.getByText('please enter your email')
  screen.getByText('please enter your phone number')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Real name/))
  expect(at()).toBe('/register')
})

it('says the same in Traditional Chinese', async () => {
  const { user } = await openRegister('zh-TW')
  await user.click(screen.getByRole('button', { name: '繼續上傳作品' }))
  expect(await screen.findByText('請輸入您的真實姓名')).toBeTruthy()
})

it('says that member accounts are in preparation', async () => {
  await openRegister()
  expect(screen.getByText(/^Member accounts are in preparation/)).toBeTruthy()
})

describe('formats', () => {
  const visitor = { realName: 'A', email: 'a@b.c', phone: '0912345678' }

  it.each(['a@b', 'a b@c.d', '@b.c', 'a.b.c'])('%j is no e-mail address', (email) => {
    expect(faultsOf(tidied({ ...visitor, email }))).toEqual({ email: 'emailFormat' })
  })

  it.each(['0812345678', '091234567', '09123456789', '+886912345678'])('%j is no mobile number', (phone) => {
    expect(faultsOf(tidied({ ...visitor, phone }))).toEqual({ phone: 'phoneFormat' })
  })

  it('finds no fault in a good answer', () => expect(faultsOf(tidied(visitor))).toEqual({}))
})
