import type { Image } from './image-list.mjs'

export type Builder = 'docker' | 'podman' | 'buildah'
export const builders: Builder[]
export function answeringBuilder(wanted?: string): Builder | undefined
export function buildArguments(
  builder: Builder,
  image: Image,
  choices: { tag: string; base?: string; npmrc?: string },
): string[]
export function imageBytes(builder: Builder, reference: string): number | undefined
export function bytesOf(text: string): number | undefined
