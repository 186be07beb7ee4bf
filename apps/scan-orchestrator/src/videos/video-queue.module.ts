import { Module } from '@nestjs/common'
import { VideoQueue } from './video-queue'
import { VideosRepository } from './videos.repository'

/** How videos come and go; apart from `VideosModule`, because whoever erases an owner needs no more. */
@Module({ providers: [VideoQueue, VideosRepository], exports: [VideoQueue, VideosRepository] })
export class VideoQueueModule {}
