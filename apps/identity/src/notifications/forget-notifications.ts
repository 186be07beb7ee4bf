import { Injectable } from '@nestjs/common'
import { OnJob, type Effect } from '@originseal/jobs'
import { forgetNotifications } from './notification-jobs'
import { NotificationsRepository } from './notifications.repository'

/** Removes notifications that nobody looks back to any more. */
@Injectable()
export class ForgetNotifications {
  constructor(private readonly notifications: NotificationsRepository) {}

  @OnJob(forgetNotifications)
  async execute(): Promise<Effect> {
    return (tx) => this.notifications.forgetOld(tx)
  }
}
