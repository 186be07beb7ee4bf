import { Module, type DynamicModule } from '@nestjs/common'
import { ChannelVersionsRepository } from '../channel-versions.repository'
import { AdministeredChannels } from './administered-channels'
import { ChangeChannel } from './change-channel'
import { ChannelsController } from './channels.controller'

/** The table of channels in the hands of administrators. */
@Module({})
export class ChannelAdministrationModule {
  static forRoot(channels: DynamicModule): DynamicModule {
    return {
      module: ChannelAdministrationModule,
      imports: [channels],
      controllers: [ChannelsController],
      providers: [AdministeredChannels, ChangeChannel, ChannelVersionsRepository],
    }
  }
}
