import { render, screen } from '@testing-library/react'
import { loadTexts, startI18n } from '../../i18n/i18n'
import { UploadProgress } from './upload-progress'
import './works.texts'

beforeAll(async () => {
  await startI18n('en')
  await loadTexts('works')
})

const bar = () => screen.getByRole('progressbar')
const show = (sent: number) => render(<UploadProgress sent={sent} onCancel={() => undefined} />)

describe('TRIAL-03: the upload and the sealing are two phases', () => {
  it.each([
    [0.426, '42%'],
    [0.999, '99%'],
  ])('while %d of the file has been sent, %s is shown, and it can be cancelled', (sent, percent) => {
    show(sent)
    expect(screen.getByRole('status').textContent).toBe('Uploading your image')
    expect(bar().getAttribute('aria-valuetext')).toBe(percent)
    expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeTruthy()
  })

  it('once all of it has been sent, nothing says 100 %: it is being sealed, which nobody can take back', () => {
    show(1)
    expect(screen.getByRole('status').textContent).toBe('Sealing: fingerprint, IPFS, chain…')
    expect(bar().getAttribute('aria-valuenow')).toBeNull()
    expect(document.body.textContent).not.toContain('100')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
