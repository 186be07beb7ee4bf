import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showComponents } from '../../testing/show-components'
import { EvidenceViewer } from './evidence-viewer'

const mirror = [-1, 0, 1, 0, 1, 0, 0, 0, 1]
const original = { name: 'Original', src: '/original.jpg' }
const found = { name: 'Found', src: '/found.jpg' }

showComponents()

async function open(viewer: Partial<Parameters<typeof EvidenceViewer>[0]> = {}) {
  render(<EvidenceViewer original={original} found={found} homography={mirror} {...viewer} />)
  await screen.findByRole('radiogroup', { name: 'How to compare' })
  return userEvent.setup()
}
const layers = () => screen.getAllByRole('img').map((picture) => picture.parentElement!.style.transform)

describe('the ways to compare', () => {
  it('are reached and chosen by keyboard alone', async () => {
    const user = await open()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Original' }))
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Side by side', checked: true }))
    await user.keyboard('{ArrowRight} ')
    screen.getByRole('slider', { name: 'Where the pictures meet' })
    await user.keyboard('{ArrowRight} ')
    const opacity = screen.getByRole('slider', { name: 'Opacity: Found' })
    fireEvent.change(opacity, { target: { value: '25' } })
    expect(opacity.getAttribute('aria-valuetext')).toBe('25%')
    expect(screen.getByRole('img', { name: 'Found' }).parentElement!.style.opacity).toBe('0.25')
  })

  it.each([
    ['without a map', { homography: undefined }],
    ['with a map that makes a line of a picture', { homography: [0, 0, 0, 0, 0, 0, 0, 0, 1] }],
    ['while one picture is not there', { found: { name: 'Found', src: undefined } }],
  ])('%s are side by side and the detail', async (_, viewer) => {
    await open({ ...viewer, detail: { text: 'More', content: 'measured' } })
    expect(screen.getAllByRole('radio').map((way) => way.textContent)).toEqual(['Side by side', 'More'])
  })

  it('renders the detail once it is chosen', async () => {
    const user = await open({ detail: { text: 'More', content: 'measured' } })
    expect(screen.queryByText('measured')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'More' }))
    screen.getByText('measured')
  })
})

describe('zoom', () => {
  it('by the buttons enlarges both pictures alike, and shows the whole again', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(layers()).toEqual(Array(2).fill('translate(-25%, -25%) scale(1.5)'))
    await user.click(screen.getByRole('button', { name: 'Whole picture' }))
    expect(layers()).toEqual(Array(2).fill('translate(0%, 0%) scale(1)'))
    expect((screen.getByRole('button', { name: 'Zoom out' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('by keys enlarges and moves; arrows are the page’s while all is seen', async () => {
    await open()
    const stage = screen.getByRole('group', { name: 'Found' })
    expect(fireEvent.keyDown(stage, { key: 'ArrowLeft' })).toBe(true)
    expect(fireEvent.keyDown(stage, { key: '+' })).toBe(false)
    expect(fireEvent.keyDown(stage, { key: 'ArrowLeft' })).toBe(false)
    expect(layers()).toEqual(Array(2).fill('translate(-15%, -25%) scale(1.5)'))
    expect(fireEvent.keyDown(stage, { key: '+', ctrlKey: true })).toBe(true)
  })

  it('by the wheel enlarges only with Ctrl', async () => {
    await open()
    const stage = screen.getByRole('group', { name: 'Found' })
    stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 }) as DOMRect
    expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(true)
    expect(layers()[0]).toContain('scale(1)')
    expect(fireEvent.wheel(stage, { deltaY: -100, ctrlKey: true, clientX: 0, clientY: 0 })).toBe(false)
    expect(layers()[0]).toMatch(/translate\(0%, 0%\) scale\(1\.6/)
  })
})
