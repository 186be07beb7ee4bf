import type { NoticeEntity } from './notice.entity'

/** A notice as the desk shows it. */
export type NoticeView = Readonly<Pick<NoticeEntity, 'tradeNo' | 'tries' | 'answer'>>
