/** Colours that pages, documents and pictures share. */
export const brandColours = {
  /** The theme's (SHELL-06); 3.83:1 on white, so never for text. */
  pink: '#D45398',
  /** Of the seal: cinnabar paste on paper, 5.5:1 on white. */
  vermilion: '#C2321F',
} as const

/**
 * The mark: a name seal with the characters 原印 cut out of its face, read from the right as seals are. SVG path data on a
 * field of 64 by 64; the edge is a stamp's, not a ruler's.
 */
export const seal = {
  size: 64,
  /** To be filled with vermilion. */
  face: 'M4.6 1.9C16 1.3 27.5 2.2 38 1.7c7.6-.4 14.6-.2 21.8.1 1.7.1 2.7 1.2 2.7 2.9.2 9.3-.3 18.8-.1 28.1.1 8.9.4 17.8.1 26.5-.1 1.9-1.1 3-3 3.1-9.1.3-18.3-.2-27.4 0-9.2.3-18.3.3-27.5 0-1.7-.1-2.8-1.1-2.9-2.8-.3-9.4.2-18.5 0-27.9-.2-8.9-.3-18-.1-26.8.1-1.8 1.1-2.9 3-3z',
  /** To be stroked in the colour of the paper, with butt ends and mitred corners. */
  characters:
    'M33.2 9.5H57.5M36 9.5V38.5Q36 48.5 32.6 55.3M48.6 10.5 46.6 17M41.3 17.5H55.2V33.2H41.3ZM41.3 25.3H55.2M48.3 33.2V56.5M42 38.6V51.5M54.5 38.6V51.5M18.8 8.6Q13 12.4 8.5 12.7V45.4M8.5 28.6H18.4M6.55 45.4H18.4M23 14.5H30V36.5Q30 39.6 26.2 39.2M23 12.55V56.5',
  strokeWidth: 3.9,
} as const
