import { Refusal } from '#services/platform/errors.ts'

/** At the end of a path: everything below it. */
export const BELOW = '/*'

const OF_SITE = /^\/(?![/\\])[^\s\\*]*$/

/** As a path is stored and compared: without query, readable, and without a slash at its end. */
export function pathIn(address: string): string {
  const [head = ''] = address.trim().split(/[?#]/)
  return readable(head.length > 1 ? head.replace(/\/+$/, '') || '/' : '/')
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Both without a slash at the end; only a target may have a query. */
export function checkPaths(given: { readonly path: string; readonly target: string }) {
  const [path, target] = [pathIn(given.path), given.target.trim()]
  if (!isOfSite(path) || path === '/') throw wrongPath('path')
  if (!isOfSite(target) || (target.endsWith(BELOW) && !path.endsWith(BELOW))) {
    throw wrongPath('target')
  }
  return { path, target }
}

function isOfSite(path: string): boolean {
  return OF_SITE.test(path.endsWith(BELOW) ? path.slice(0, -1) : path)
}

function wrongPath(field: string): Refusal {
  return new Refusal(400, 'It is no path of this site.', { code: 'WRONG_PATH', field })
}
