/** A row of stitches: a dark groove, then light thread lying in it. */
export function stitches(path: string, width = 2.2): string {
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".38" stroke-width="${width + 1.4}" transform="translate(.8,1.6)"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="${width}" stroke-dasharray="7 4.4" stroke-linecap="round"/>`
}

/** Where two pieces are joined: a dark line and the light edge of the upper piece. */
export function seam(path: string, width = 2.4): string {
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="${width}"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="1.6" transform="translate(-2.2,-1)"/>`
}

/** Mirrors a drawing on the vertical middle of a picture. */
export function mirrored(content: string, width = 1200): string {
  return `<g transform="translate(${width},0) scale(-1,1)">${content}</g>`
}

export function path(data: string, fill = '#fff'): string {
  return `<path d="${data}" fill="${fill}"/>`
}

export function fullSheet(color: string, width = 1200, height = 1500): string {
  return `<rect width="${width}" height="${height}" fill="${color}"/>`
}
