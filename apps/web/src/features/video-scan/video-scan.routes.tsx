import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './video-scan.texts'

export const videoScanRoutes: RouteObject[] = [
  {
    path: 'video-scan',
    async lazy() {
      const [{ VideoScanPage }] = await Promise.all([import('./video-scan-page'), loadTexts('videoScan')])
      return { Component: VideoScanPage }
    },
  },
]
