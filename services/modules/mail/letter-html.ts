import type { LetterContent, LetterDetail, LetterPicture } from '#services/platform/letter.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import type { LetterFrame } from './letter-frame.ts'
import type { Sender } from './sender.ts'

/** Mail programs support few stylesheets, so styles are inline. */
const INK = '#0b1b33'
const INK_SOFT = '#4a586e'
const PAPER = '#faf8f4'
const LINE = '#e0d8c9'
const SIGNAL = '#d7263d'
const TIDE = '#0b6f79'
const TEXT_FONT = "'Source Sans 3',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const DISPLAY_FONT = "'Barlow Condensed','Arial Narrow',Impact,Arial,sans-serif"

const PARAGRAPH = 'margin:0 0 18px;font-size:17px;line-height:26px'
const SMALL = `margin:0 0 14px;font-size:14px;line-height:21px;color:${INK_SOFT}`
const LINK = `color:${TIDE};text-decoration:underline;word-break:break-word`

/** Keeps body text out of the preview after the preheader. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(60)

export function letterHtml(letter: LetterContent, frame: LetterFrame, sender: Sender): string {
  const { subject, preheader, greeting, paragraphs, details, button, afterButton, notYou } = letter
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font-family:${TEXT_FONT}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:${PAPER}">${escapeHtml(preheader)}${PREVIEW_END}</div>
<div style="max-width:560px;margin:0 auto;padding:28px 20px 40px">
<p style="margin:0 0 24px;padding:0 0 14px;border-bottom:4px solid ${SIGNAL};font-family:${DISPLAY_FONT};font-size:22px;line-height:26px;font-weight:800"><img src="${escapeHtml(sender.crest)}" alt="" width="44" height="44" style="margin:0 12px 0 0;border:0;border-radius:8px;vertical-align:middle">${escapeHtml(sender.name)}</p>
<h1 style="margin:0 0 18px;font-family:${DISPLAY_FONT};font-size:30px;line-height:34px;font-weight:800">${escapeHtml(greeting)}</h1>
${paragraphs.map((text) => paragraph(text, PARAGRAPH)).join('\n')}
${details ? detailsHtml(details) : ''}${button ? buttonHtml(button, frame) : ''}${afterButton ? `${paragraph(afterButton, PARAGRAPH)}\n` : ''}${notYou ? `${paragraph(notYou, `${SMALL};border-left:3px solid ${LINE};padding:2px 0 2px 14px`)}\n` : ''}<div style="margin:32px 0 0;padding:18px 0 0;border-top:1px solid ${LINE}">
<p style="${SMALL}"><strong style="color:${INK}">${escapeHtml(sender.name)}</strong>${sender.lines.map((line) => `<br>${linked(line)}`).join('')}</p>
<p style="${SMALL};margin:0">${escapeHtml(frame.automatic)}</p>
</div>
</div>
</body>
</html>
`
}

function detailsHtml(details: readonly LetterDetail[]): string {
  const hasPictures = details.some(({ picture }) => picture)
  const rows = details.map(({ label, value, notes = [], isStrong, picture }) => {
    const tag = isStrong ? 'th' : 'td'
    const cell = `padding:8px 0;border-bottom:1px solid ${LINE};font-size:16px;line-height:22px;vertical-align:top;text-align:`
    const before = picture ? `<td width="76" style="${cell}left">${pictureHtml(picture)}</td>` : ''
    const span = hasPictures && !picture ? ' colspan="2"' : ''
    return `<tr>${before}<${tag}${span} style="${cell}left;padding-right:16px">${escapeHtml(label)}${notes.map(noteHtml).join('')}</${tag}><${tag} style="${cell}right;white-space:nowrap">${escapeHtml(value)}</${tag}></tr>`
  })
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 22px">${rows.join('')}</table>\n`
}

function pictureHtml({ src, alt }: LetterPicture): string {
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="64" style="display:block;width:64px;height:auto;border:0;border-radius:6px;font-size:11px;line-height:14px;color:${INK_SOFT}">`
}

function noteHtml(note: string): string {
  return `<br><span style="font-size:14px;line-height:20px;color:${INK_SOFT}">${escapeHtml(note)}</span>`
}

function buttonHtml({ label, link }: { label: string; link: string }, frame: LetterFrame): string {
  return `<p style="margin:26px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:8px;background:${SIGNAL};color:#ffffff;font-size:17px;line-height:22px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${SMALL}">${escapeHtml(frame.bareLink)}<br><a href="${escapeHtml(link)}" style="${LINK}">${escapeHtml(link)}</a></p>
`
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${linked(text)}</p>`
}

/** Keeps the "e-" of "e-adresa" from being left at the end of a line. */
const SHORT_E = /\be-(?=\p{L})/gu

/** Order numbers such as 2026-000123 would break at the hyphen; copied text must not change. */
const ORDER_NUMBER = /\b\d{4}-\d{6,}\b/g

/** Turns URLs in a sentence into links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      /^https?:\/\//.test(part)
        ? `<a href="${escapeHtml(part)}" style="${LINK}">${escapeHtml(part)}</a>`
        : escapeHtml(part)
            .replaceAll(SHORT_E, 'e\u2011')
            .replaceAll(ORDER_NUMBER, '<span style="white-space:nowrap">$&</span>')
            .replaceAll('\n', '<br>'),
    )
    .join('')
}
