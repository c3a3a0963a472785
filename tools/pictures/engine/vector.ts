export type Vector = readonly [x: number, y: number, z: number]

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Math.hypot guards against overflow and is many times slower, which millions of rays would feel. */
export function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z)
}

export function normalise(v: Vector): Vector {
  const size = length(v[0], v[1], v[2])
  return [v[0] / size, v[1] / size, v[2] / size]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The point reached from `from` after `distance` along `direction`. */
export function along(from: Vector, direction: Vector, distance: number): Vector {
  return [
    from[0] + direction[0] * distance,
    from[1] + direction[1] * distance,
    from[2] + direction[2] * distance,
  ]
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
