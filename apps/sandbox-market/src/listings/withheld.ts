/**
 * How a listing that is not shown answers: as a removed one, as one that never was, but with 200 (a soft 404), or with a
 * question whether one is human.
 */
export type Withheld = 'gone' | 'not-found' | 'wall'
