import type { Page } from 'playwright/test'

/** Many pages show the same ones. */
const PARTS = 'body header, body footer, main li > article'
const MARK = 'data-known-part'

/** Parts that this process has seen without fault, each as it stood. */
const withoutFault = new Set<string>()

/**
 * A check of a page that passes over what it found without fault before, on whichever page: the
 * same HTML in the same size, on the same background and a screen of the same width.
 */
export async function withoutKnownParts<Fault>(
  page: Page,
  check: (known: string) => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  const seen = await page.evaluate(markKnown, {
    parts: PARTS,
    mark: MARK,
    known: [...withoutFault],
  })
  try {
    const faults = await check(`[${MARK}]`)
    if (faults.length === 0) for (const part of seen) withoutFault.add(part)
    return faults
  } finally {
    await page.evaluate(unmark, MARK)
  }
}

type Parts = { readonly parts: string; readonly mark: string; readonly known: readonly string[] }

/** Runs in the page; answers the digests of the parts. */
async function markKnown({ parts, mark, known }: Parts): Promise<readonly string[]> {
  const backgroundOf = (element: Element): string => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const parent = element.parentElement
    return `${backgroundColor} ${backgroundImage} ${parent ? backgroundOf(parent) : ''}`
  }
  const digestOf = async (element: Element): Promise<string> => {
    const { width, height } = element.getBoundingClientRect()
    const look = [innerWidth, width, height, backgroundOf(element), element.outerHTML].join(' ')
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(look))
    return btoa(String.fromCharCode(...new Uint8Array(bytes)))
  }
  const elements = [...document.querySelectorAll(parts)]
  const digests = await Promise.all(elements.map(digestOf))
  for (const [index, element] of elements.entries()) {
    if (known.includes(digests[index] ?? '')) element.setAttribute(mark, '')
  }
  return digests
}

function unmark(mark: string): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
}
