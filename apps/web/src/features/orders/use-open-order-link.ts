import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api'
import { bearer } from '../../api/bearer'
import { isProblem } from '../../api/problem'
import { trialSession } from '../../api/trial-session'
import { claimsOf } from '../../session/claims.rules'
import { useSessionDispatch } from '../../session/use-session'
import { effectOnTrial } from './opened-trial.rules'
import { orderPath } from './order-path'
import { useOpenOrderLinkMutation } from './orders.api'

interface Opened {
  readonly token: string
  readonly orderId: string
}

/** Where a mail's link stands: `open` goes on to the order although this browser remembers another trial. */
export interface OrderLink {
  readonly stands: 'opening' | 'other-trial' | 'member' | 'failed'
  readonly open: () => void
  readonly retry: () => void
  readonly failure: unknown
}

/** Exchanges the link of an order's mail for a visitor's token, once, and goes on to the order. */
export function useOpenOrderLink(link: string): OrderLink {
  const [exchange, { error: failure }] = useOpenOrderLinkMutation()
  const [opened, setOpened] = useState<Opened>()
  const navigate = useNavigate()
  const dispatch = useSessionDispatch()
  const isBegun = useRef(false)

  const show = useCallback(
    (orderId: string) => void navigate(orderPath(orderId), { replace: true }),
    [navigate],
  )
  const adopt = useCallback(
    ({ token, orderId }: Opened) => {
      for (const kept of [trialSession.data, trialSession.picture, trialSession.user]) kept.remove()
      trialSession.token.write(token)
      // What the gateway answered to the visitor before.
      dispatch(api.util.resetApiState())
      show(orderId)
    },
    [dispatch, show],
  )

  const send = useCallback(async () => {
    const { data, error } = await exchange(link)
    const moved = movedTo(error)
    if (isMember() && moved !== undefined) return show(moved)
    if (!data) return
    setOpened(data)
    if (isMember()) return
    const effect = effectOnTrial(claimsIn(trialSession.token.read()), claimsOf(data.token), Date.now())
    if (effect === 'keep') show(data.orderId)
    if (effect === 'replace') adopt(data)
  }, [adopt, exchange, link, show])

  useEffect(() => {
    // React runs effects twice while developing.
    if (isBegun.current) return
    isBegun.current = true
    void send()
  }, [send])

  const waits = isMember() ? 'member' : 'other-trial'
  return {
    stands: failure ? 'failed' : opened ? waits : 'opening',
    open: () => opened && adopt(opened),
    retry: () => void send(),
    failure,
  }
}

const isMember = (): boolean => bearer()?.holder === 'member'
const claimsIn = (token: string | undefined) => (token === undefined ? undefined : claimsOf(token))

/** The order that a link was about, where it has moved to an account. */
export function movedTo(failure: unknown): string | undefined {
  if (!isProblem(failure) || failure.code !== 'ORDER_LINK_CLAIMED') return undefined
  const { orderId } = failure.details ?? {}
  return typeof orderId === 'string' ? orderId : undefined
}
