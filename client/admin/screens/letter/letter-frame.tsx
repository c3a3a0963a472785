import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const STYLE = 'data-style'
const WIDTHS = { desk: 640, phone: 360 } as const

type LetterFrameProps = { readonly html: string; readonly device: keyof typeof WIDTHS }

/** A letter as wide as on a device, in a frame without scripts and without links that lead away. */
export function LetterFrame({ html, device }: LetterFrameProps): ReactElement {
  const { t } = useTranslation('letters')
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that has loaded is filled again
  useEffect(() => {
    const target = frame.current?.contentDocument
    if (target?.body) fill(target, html)
  }, [html, loads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter is of another height
  useEffect(() => {
    const [outer, inner] = [box.current, frame.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => scaleTo(inner, outer, WIDTHS[device]))
    observer.observe(outer)
    scaleTo(inner, outer, WIDTHS[device])
    return () => observer.disconnect()
  }, [html, device, loads])
  return (
    <div ref={box} className="overflow-hidden">
      <iframe
        ref={frame}
        title={t('preview.title')}
        sandbox="allow-same-origin"
        onLoad={() => setLoads((last) => last + 1)}
        className="block max-w-none origin-top-left"
      />
    </div>
  )
}

/** Styles go in one by one, since the policy of the page forbids them in markup. */
function fill(target: Document, html: string): void {
  const source = new DOMParser().parseFromString(
    html.replaceAll(' style="', ` ${STYLE}="`),
    'text/html',
  )
  target.documentElement.lang = source.documentElement.lang
  target.title = source.title
  target.body.replaceWith(target.importNode(source.body, true))
  for (const styled of target.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    styled.style.cssText = styled.getAttribute(STYLE) ?? ''
  }
  for (const link of target.querySelectorAll('a')) link.removeAttribute('href')
}

/** A letter that is wider than its place is shown smaller. */
function scaleTo(inner: HTMLIFrameElement, outer: HTMLElement, width: number): void {
  const scale = Math.min(1, outer.clientWidth / width)
  inner.style.width = `${width}px`
  inner.style.height = '0'
  const height = inner.contentDocument?.documentElement.scrollHeight ?? 0
  inner.style.height = `${height}px`
  inner.style.transform = `translateX(${(outer.clientWidth - width * scale) / 2}px) scale(${scale})`
  outer.style.height = `${height * scale}px`
}
