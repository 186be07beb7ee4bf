export interface Image {
  name: string
  file: string
  service?: string
  target?: string
}
export function imageList(repository: string): Image[]
