import { screen, waitFor } from '@testing-library/react'
import { registerAsVisitor } from '../../api/as-visitor'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

standInGateway()

async function open(path = registerAsVisitor, visit: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(path, visit)
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const labels = { realName: /^Real name/, email: /^E-mail/, phone: /^Mobile phone/ }

describe('TRIAL-15: a visitor without an account', () => {
  it('goes on with name, e-mail and phone, kept in local storage', async () => {
    const { user, at } = await open()
    await user.type(screen.getByLabelText(labels.realName), ' 王小明 ')
    await user.type(screen.getByLabelText(labels.email), 'ming@example.tw')
    await user.type(screen.getByLabelText(labels.phone), '0912-345 678')
    await user.click(screen.getByRole('button', { name: 'Continue to upload' }))
    await waitFor(() => expect(at()).toBe('/protect/step1'))
    expect(JSON.parse(localStorage.getItem('trialUser')!)).toEqual({
      realName: '王小明',
      email: 'ming@example.tw',
      phone: '0912345678',
    })
  })

  it('may choose so on the page, and keeps what was typed', async () => {
    const { user, where } = await open('/register?utm_source=news')
    await user.type(screen.getByLabelText(labels.realName), '林小印')
    await user.click(screen.getByRole('radio', { name: /^Try it without an account/ }))
    await screen.findByRole('button', { name: 'Continue to upload' })
    expect(screen.getByLabelText<HTMLInputElement>(labels.realName).value).toBe('林小印')
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
    expect(where()).toBe('/register?utm_source=news&way=visitor')
  })

  it('is led here from the home page and from step 1', async () => {
    const { user } = await openPage('/')
    // Whole before it is left: React's act loses a page that is still being drawn below the first screen.
    await screen.findByRole('heading', { name: 'What we do in 72 hours' })
    await user.click(screen.getAllByRole('link', { name: 'Seal an image for free' })[0]!)
    expect(await screen.findByRole('button', { name: 'Continue to upload' })).toBeTruthy()
  })

  it('is told beside each field what is missing, and led to the first', async () => {
    const { user, at } = await open()
    await user.click(screen.getByRole('button', { name: 'Continue to upload' }))
    await screen.findByText('please enter your real name')
    screen.getByText('please enter your email')
    screen.getByText('please enter your phone number')
    expect(document.activeElement).toBe(screen.getByLabelText(labels.realName))
    expect(at()).toBe('/register')
  })

  it('is told the same in Traditional Chinese', async () => {
    const { user } = await open(registerAsVisitor, { language: 'zh-TW' })
    await user.click(screen.getByRole('button', { name: '繼續上傳作品' }))
    expect(await screen.findByText('請輸入您的真實姓名')).toBeTruthy()
  })
})
