import { searchedAs } from '@originseal/contracts/admin/searched'
import { useTranslation } from 'react-i18next'
import { useFilter } from 'react-aria-components/Autocomplete'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { priceText } from '../../offers/price'
import type { CommandPlace } from './places'
import { useFoundThings } from './use-found-things'
import { useSettled } from './use-settled'

/** So long nothing is typed before services are asked (ms). */
const settleMs = 250

export interface CommandGroup {
  readonly id: string
  readonly title: string
  /** `id`: where it leads, or the name of an act. */
  readonly commands: readonly { readonly id: string; readonly text: string; readonly remark?: string }[]
}

/** What a typed text offers: things that it stands for, lists that it narrows, and places and acts by their names. */
export function useCommands(typed: string, places: readonly CommandPlace[]) {
  const { t } = useTranslation('commandPalette')
  const time = useTaipeiTime()
  const { contains } = useFilter({ sensitivity: 'base' })
  const text = typed.trim()
  const settled = useSettled(text, settleMs)
  const found = useFoundThings(settled)
  const isSettled = settled === text
  const search = encodeURIComponent(text)
  const isWhole = searchedAs(text).length > 0
  const named = [
    ...places.map(({ to: id, text: name }) => ({ id, text: name })),
    { id: 'keys', text: t('act.keys') },
    { id: 'log-out', text: t('act.logOut') },
  ]
  const groups: readonly CommandGroup[] = [
    {
      id: 'users',
      title: t('group.users'),
      commands: found.users.map(({ id, realName, email, phone }) => ({
        id: `/admin/users/${id}`,
        text: realName || t('nameless'),
        remark: email ?? phone ?? id,
      })),
    },
    {
      id: 'orders',
      title: t('group.orders'),
      commands: found.orders.map(({ id, number, amount }) => ({
        id: `/admin/payments/${id}`,
        text: number,
        remark: priceText(amount),
      })),
    },
    {
      id: 'cases',
      title: t('group.cases'),
      commands: found.cases.map(({ id, number, title, platform }) => ({
        id: `/admin/cases/${id}`,
        text: number,
        remark: title ?? platform ?? '',
      })),
    },
    {
      id: 'messages',
      title: t('group.messages'),
      commands: found.messages.map(({ reference, name }) => ({
        id: `/admin/contact-messages?search=${reference}`,
        text: reference,
        remark: name,
      })),
    },
    {
      id: 'proposals',
      title: t('group.proposals'),
      commands: found.proposals.map(({ id, reason }) => ({
        id: `/admin/approvals?shown=all&search=${id}`,
        text: reason,
        remark: id,
      })),
    },
    {
      id: 'scans',
      title: t('group.scans'),
      commands: found.scans.map(({ scanId, ownerId, startedAt }) => ({
        id: `/admin/users/${ownerId}/view?scan=${scanId}`,
        text: t('scan', { time: time(startedAt) }),
        remark: scanId,
      })),
    },
    {
      id: 'commands',
      title: t('group.commands'),
      commands: named.filter((command) => contains(command.text, text)),
    },
    {
      id: 'lists',
      title: t('group.lists'),
      commands: [
        ...(found.id === undefined
          ? []
          : [{ id: `/admin/audit?objectId=${found.id}`, text: t('list.audit'), remark: found.id }]),
        ...(text === '' || isWhole
          ? []
          : [{ id: `/admin/users?search=${search}`, text: t('list.users'), remark: text }]),
      ],
    },
  ]
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    state: !isSettled || found.isAsking ? 'asking' : found.isAsked ? 'asked' : 'typing',
    isFound: [found.users, found.orders, found.cases, found.messages, found.proposals, found.scans].some(
      ({ length }) => length > 0,
    ),
    silent: found.silent,
  } as const
}
