import type { Extras } from './picture-parts.ts'

/** Beginnings of pages, programs and papers, which no camera writes beside pixels. */
const FOREIGN = /<\?php|<script[\s>/]|<html[\s>]|<!doctype\s+html|<iframe[\s>]|%PDF-\d/i

/** The record at the end of an archive, and its longest comment. */
const ARCHIVE_END = 'PK\x05\x06'
const ARCHIVE_END_BYTES = 22
const LONGEST_COMMENT = 65_535

/** Whether another program would read the file as a page, a program, a paper or an archive. */
export function isMixed(bytes: Buffer, { profiles, others }: Extras): boolean {
  return (
    isArchive(bytes) ||
    [...profiles, ...others].some((part) => FOREIGN.test(part.toString('latin1')))
  )
}

/** Archives are read from their end, however they begin. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ARCHIVE_END_BYTES + LONGEST_COMMENT))
  const at = tail.lastIndexOf(ARCHIVE_END, undefined, 'latin1')
  if (at < 0 || at + ARCHIVE_END_BYTES > tail.byteLength) return false
  return at + ARCHIVE_END_BYTES + tail.readUInt16LE(at + 20) === tail.byteLength
}
