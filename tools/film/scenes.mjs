/**
 * The film of the home page, frame by frame: a picture is sealed, its copies are found among strangers' listings, and one
 * of them is taken down. Each frame follows from its time alone, so every recording shows the same.
 * Runs in the page that records.
 */

/** Seconds, pixels and frames per second of the film. */
export const film = { seconds: 7, width: 1280, height: 720, rate: 30 }

/** Whose time the poster shows: the copies are found. */
export const posterAt = 3.9

const colours = {
  paper: '#fbf9f5',
  ink: '#1f1a18',
  soft: '#6b615b',
  line: '#e7dfd6',
  seal: '#c2321f',
  brand: '#b0306f',
  good: '#1f7a4d',
}

const clamp = (value) => Math.min(1, Math.max(0, value))
/** How far something is that takes from one second to another, slow at both ends. */
const between = (time, from, to) => {
  const part = clamp((time - from) / (to - from))
  return part * part * (3 - 2 * part)
}

/**
 * @typedef {{ face: Path2D, characters: Path2D, strokeWidth: number }} Seal on a field of 64 by 64
 * @param {CanvasRenderingContext2D} canvas
 * @param {number} time in seconds
 * @param {Seal} seal
 */
export function drawFrame(canvas, time, seal) {
  canvas.setTransform(1, 0, 0, 1, 0, 0)
  canvas.globalAlpha = 1
  canvas.fillStyle = colours.paper
  canvas.fillRect(0, 0, film.width, film.height)
  const leaving = (end) => 1 - between(time, end - 0.25, end)
  if (time < 2.2) inside(canvas, leaving(2.2), () => sealScene(canvas, time, seal))
  else if (time < 4.5)
    inside(canvas, between(time, 2.2, 2.5) * leaving(4.5), () => findScene(canvas, time, seal))
  else if (time < 6.1)
    inside(canvas, between(time, 4.5, 4.8) * leaving(6.1), () => takedownScene(canvas, time))
  else inside(canvas, between(time, 6.1, 6.4), () => endScene(canvas, seal))
}

function inside(canvas, alpha, draw) {
  canvas.save()
  canvas.globalAlpha = alpha
  draw()
  canvas.restore()
}

function sealScene(canvas, time, seal) {
  caption(canvas, '封存', 'Seal', between(time, 0.1, 0.5))
  const shown = between(time, 0, 0.5)
  const left = 150 - 60 * (1 - shown)
  frame(canvas, left, 130, 520, 460)
  landscape(canvas, left + 20, 150, 480, 420, 'own')
  const pressed = between(time, 0.9, 1.15)
  if (pressed > 0) {
    const size = 150 * (1.7 - 0.7 * pressed)
    inside(canvas, canvas.globalAlpha * pressed, () => stamp(canvas, seal, left + 450, 520, size))
  }
  const lines = ['SHA-256', '圖片指紋', '鏈上時間']
  lines.forEach((line, index) => {
    const told = between(time, 1.2 + index * 0.18, 1.5 + index * 0.18)
    inside(canvas, canvas.globalAlpha * told, () => {
      tick(canvas, 770, 400 + index * 64, 17)
      write(canvas, line, 810, 400 + index * 64, 30, colours.ink, '500')
    })
  })
}

const listings = Array.from({ length: 12 }, (_, index) => ({
  left: 64 + (index % 4) * 168,
  top: 148 + Math.floor(index / 4) * 150,
  isCopy: [2, 5, 11].includes(index),
  index,
}))

function findScene(canvas, time, seal) {
  caption(canvas, '找到盜圖', 'Find', between(time, 2.3, 2.7))
  const sweep = between(time, 2.5, 3.7)
  for (const { left, top, isCopy, index } of listings) {
    frame(canvas, left, top, 156, 132)
    landscape(canvas, left + 8, top + 8, 140, 96, isCopy ? 'own' : index)
    canvas.fillStyle = colours.line
    canvas.fillRect(left + 8, top + 112, 92, 8)
    const found = isCopy ? between(sweep, (left + top) / 1400, (left + top) / 1400 + 0.1) : 0
    if (found === 0) continue
    inside(canvas, canvas.globalAlpha * found, () => {
      canvas.strokeStyle = colours.seal
      canvas.lineWidth = 6
      canvas.strokeRect(left - 1, top - 1, 158, 134)
      stamp(canvas, seal, left + 136, top + 18, 46)
    })
  }
  if (sweep < 1) glass(canvas, 60 + sweep * 720, 190 + Math.sin(sweep * 9) * 60 + sweep * 220)
}

function takedownScene(canvas, time) {
  caption(canvas, '申請下架', 'Take down', between(time, 4.6, 5))
  const gone = between(time, 5.2, 5.6)
  frame(canvas, 150, 130, 520, 460)
  inside(canvas, canvas.globalAlpha * (1 - 0.8 * gone), () => landscape(canvas, 170, 150, 480, 330, 'own'))
  canvas.fillStyle = colours.line
  canvas.fillRect(170, 505, 300, 18)
  canvas.fillRect(170, 540, 190, 18)
  inside(canvas, canvas.globalAlpha * gone, () => {
    canvas.strokeStyle = colours.seal
    canvas.lineWidth = 16
    canvas.lineCap = 'round'
    canvas.beginPath()
    canvas.moveTo(240, 210)
    canvas.lineTo(580, 430)
    canvas.moveTo(580, 210)
    canvas.lineTo(240, 430)
    canvas.stroke()
  })
  clock(canvas, 860, 470, 84, between(time, 4.7, 5.6))
  write(canvas, '72 小時目標', 964, 456, 32, colours.ink, '700')
  write(canvas, '未達標自動退回次數', 964, 500, 24, colours.soft, '500')
}

function endScene(canvas, seal) {
  stamp(canvas, seal, 400, 350, 200)
  write(canvas, '原印', 540, 320, 96, colours.ink, '700')
  write(canvas, 'OriginSeal', 544, 414, 52, colours.soft, '500')
}

function caption(canvas, chinese, english, shown) {
  inside(canvas, canvas.globalAlpha * shown, () => {
    write(canvas, chinese, 770, 240 + 16 * (1 - shown), 76, colours.ink, '700')
    write(canvas, english, 772, 316 + 16 * (1 - shown), 40, colours.brand, '500')
  })
}

function write(canvas, text, left, middle, size, colour, weight) {
  canvas.font = `${weight} ${size}px film`
  canvas.textBaseline = 'middle'
  canvas.fillStyle = colour
  canvas.fillText(text, left, middle)
}

function frame(canvas, left, top, width, height) {
  canvas.fillStyle = '#ffffff'
  canvas.strokeStyle = colours.line
  canvas.lineWidth = 2
  canvas.beginPath()
  canvas.roundRect(left, top, width, height, 14)
  canvas.fill()
  canvas.stroke()
}

/** The visitor's own picture is a landscape; others are of other colours and hills. */
function landscape(canvas, left, top, width, height, kind) {
  const isOwn = kind === 'own'
  const hue = isOwn ? 0 : (kind * 67 + 150) % 360
  const [sky, sun, far, near] = isOwn
    ? ['#fbe3d6', '#f6a98b', '#e38bb6', '#b4457f']
    : [88, 74, 62, 44].map((light) => `hsl(${hue} 38% ${light}%)`)
  canvas.save()
  canvas.beginPath()
  canvas.roundRect(left, top, width, height, 10)
  canvas.clip()
  // As wide as the picture or as high: what does not fit is cut off.
  const scale = Math.max(width / 270, height / 168)
  canvas.translate(left + (width - 270 * scale) / 2, top + (height - 168 * scale) / 2)
  canvas.scale(scale, scale)
  canvas.fillStyle = sky
  canvas.fillRect(0, 0, 270, 168)
  const shift = isOwn ? 0 : (kind % 5) * 31 - 60
  canvas.fillStyle = sun
  canvas.beginPath()
  canvas.arc(196 + shift, 52 - shift / 6, 24, 0, 2 * Math.PI)
  canvas.fill()
  canvas.fillStyle = far
  fillShape(
    canvas,
    new Path2D(
      `M-80 ${128 + shift / 5}c40-46 70-60 98-34 22-30 52-42 84-8 26-18 54-10 88 22 40 20 90 10 160 0v90H-80z`,
    ),
  )
  canvas.fillStyle = near
  fillShape(canvas, new Path2D(`M${shift - 80} 150c50-30 92-34 212-12 44-24 92-22 218 6v50H${shift - 80}z`))
  canvas.restore()
}

/** @param {Path2D} shape */
function fillShape(canvas, shape) {
  canvas.fill(shape)
}

function stamp(canvas, seal, middle, top, size) {
  canvas.save()
  canvas.translate(middle - size / 2, top - size / 2)
  canvas.scale(size / 64, size / 64)
  canvas.fillStyle = colours.seal
  canvas.fill(seal.face)
  canvas.strokeStyle = '#ffffff'
  canvas.lineWidth = seal.strokeWidth
  canvas.stroke(seal.characters)
  canvas.restore()
}

function tick(canvas, middle, top, radius) {
  canvas.fillStyle = colours.good
  canvas.beginPath()
  canvas.arc(middle, top, radius, 0, 2 * Math.PI)
  canvas.fill()
  canvas.strokeStyle = '#ffffff'
  canvas.lineWidth = 4
  canvas.beginPath()
  canvas.moveTo(middle - 8, top)
  canvas.lineTo(middle - 2, top + 6)
  canvas.lineTo(middle + 8, top - 6)
  canvas.stroke()
}

function glass(canvas, middle, top) {
  canvas.strokeStyle = colours.ink
  canvas.lineWidth = 10
  canvas.lineCap = 'round'
  canvas.beginPath()
  canvas.arc(middle, top, 52, 0, 2 * Math.PI)
  canvas.moveTo(middle + 38, top + 38)
  canvas.lineTo(middle + 84, top + 84)
  canvas.stroke()
}

function clock(canvas, middle, top, radius, part) {
  canvas.lineWidth = 12
  canvas.strokeStyle = colours.line
  canvas.beginPath()
  canvas.arc(middle, top, radius, 0, 2 * Math.PI)
  canvas.stroke()
  canvas.strokeStyle = colours.brand
  canvas.beginPath()
  canvas.arc(middle, top, radius, -Math.PI / 2, -Math.PI / 2 + 1.4 * Math.PI * part)
  canvas.stroke()
  const angle = -Math.PI / 2 + 1.4 * Math.PI * part
  canvas.lineWidth = 8
  canvas.beginPath()
  canvas.moveTo(middle, top)
  canvas.lineTo(middle + Math.cos(angle) * radius * 0.62, top + Math.sin(angle) * radius * 0.62)
  canvas.stroke()
}
