import { render, screen } from '@testing-library/react'
import { loadTexts } from '../../../i18n/i18n'
import { showComponents } from '../../../testing/show-components'
import { Film } from './film'
import './home-sections.texts'

showComponents()
beforeAll(() => loadTexts('homeSections'))

it('HOME-13: the film has captions, its text, a download, and data for search engines that say the same', async () => {
  const { container } = render(<Film />)
  const film = await screen.findByLabelText('OriginSeal in seven seconds')
  expect(film.querySelector('source')?.getAttribute('src')).toBe('/film/originseal.mp4')
  expect(film.querySelector('track')?.getAttribute('src')).toBe('/film/captions.en.vtt')
  const download = screen.getByRole('link', { name: 'Download the film (MP4, 0.3 MB)' })
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([
    '/film/originseal.mp4',
    true,
  ])
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '{}') as object
  expect(data).toMatchObject({
    '@type': 'VideoObject',
    name: 'OriginSeal in seven seconds',
    contentUrl: `${window.location.origin}/film/originseal.mp4`,
    duration: 'PT7S',
  })
})
