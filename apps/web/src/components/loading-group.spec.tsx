import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { showComponents } from '../testing/show-components'
import { LoadingGroup } from './loading-group'
import { Skeleton } from './skeleton'

showComponents()

/** A part that is told from outside when it is loaded, and what it shows then. */
function part(name: string) {
  let show: (what: 'loading' | 'ready') => void = () => undefined
  function Part() {
    const [state, setState] = useState<'loading' | 'ready'>('loading')
    show = setState
    return state === 'loading' ? <Skeleton /> : <p>{name}</p>
  }
  return { Part, become: (what: 'loading' | 'ready') => act(async () => show(what)) }
}

describe('LoadingGroup', () => {
  it('shows its parts when all of them are loaded, and hides nothing afterwards', async () => {
    const [first, second] = [part('first'), part('second')]
    render(
      <LoadingGroup>
        <first.Part />
        <second.Part />
      </LoadingGroup>,
    )
    const isVisible = (text: string) => screen.getByText(text).closest('[hidden]') === null
    await first.become('ready')
    expect(isVisible('first')).toBe(false)
    expect(screen.getAllByRole('status')).toHaveLength(1)
    await second.become('ready')
    expect([isVisible('first'), isVisible('second')]).toEqual([true, true])
    expect(screen.queryByRole('status')).toBeNull()
    await first.become('loading')
    expect(isVisible('second')).toBe(true)
  })

  it('waits for what a part loads within itself', async () => {
    const [outer, inner] = [part('outer'), part('inner')]
    function Nested() {
      const [isOpen, setOpen] = useState(false)
      open = () => setOpen(true)
      return isOpen ? <inner.Part /> : <outer.Part />
    }
    let open: () => void = () => undefined
    render(
      <LoadingGroup>
        <Nested />
        <p>below</p>
      </LoadingGroup>,
    )
    await act(async () => open())
    expect(screen.getByText('below').closest('[hidden]')).not.toBeNull()
    await inner.become('ready')
    expect(screen.getByText('below').closest('[hidden]')).toBeNull()
  })

  it('shows parts at once that have nothing to load', () => {
    render(
      <LoadingGroup>
        <p>there</p>
      </LoadingGroup>,
    )
    expect(screen.getByText('there').closest('[hidden]')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
