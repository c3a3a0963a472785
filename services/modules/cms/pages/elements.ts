import { requireAlt } from '#services/modules/media/api.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import { checkBody, type NewElementBody } from './element-body.ts'
import { isLayoutElement, isSection } from './element-fields.ts'
import { requirePictures } from './element-pictures.ts'
import {
  deleteEarlierMedia,
  findElement,
  findVersion,
  insertElement,
  insertVersion,
  markPublished,
  markScheduled,
  newestVersion,
} from './element-store.ts'
import { readBody } from './stored-body.ts'

export const PUBLISH_ELEMENT = 'cms.publish-element'

export type NewElement = {
  /** Null for an element of the layout. */
  readonly pageId: number | null
  readonly position?: number
  readonly handler: string
  readonly language: string
  readonly slug?: string
  readonly title: string
  readonly body: NewElementBody
  readonly author?: number | null
  readonly at: string
}

type Version = { readonly elementId: number; readonly version: number }

/** The first version is a draft, invisible until it is published. */
export async function createElement(trx: Trx, element: NewElement): Promise<number> {
  const fits = element.pageId === null ? isLayoutElement : isSection
  if (!fits(element.handler)) {
    throw new Refusal(400, `The handler ${element.handler} does not belong there.`, {
      code: 'INVALID_INPUT',
      field: 'handler',
    })
  }
  const elementId = await insertElement(trx, {
    pageId: element.pageId,
    position: element.position ?? 0,
    handler: element.handler,
    type: element.pageId === null ? 'static-element' : 'section',
    slug: element.slug ?? element.handler,
    language: element.language,
    at: element.at,
  })
  await writeVersion(trx, { ...element, elementId, version: 1 })
  return elementId
}

/** Creates a draft from the version that its author saw; rejected when there is a newer one. */
export async function editElement(
  trx: Trx,
  edit: {
    readonly elementId: number
    readonly baseVersion: number
    readonly title: string
    readonly body: NewElementBody
    readonly author: number | null
    readonly at: string
  },
): Promise<number> {
  const element = await findElement(trx, edit.elementId)
  if (!element) throw new Refusal(404, 'There is no such element.')
  if ((await newestVersion(trx, element.id)) !== edit.baseVersion) throw overtaken()

  const version = edit.baseVersion + 1
  await writeVersion(trx, { ...edit, handler: element.handler, version })
  return version
}

export async function publishElement(trx: Trx, target: Version): Promise<void> {
  await requirePublishable(trx, target)
  await publishScheduled(trx, target)
}

/** Its pictures were checked when it was scheduled, and could not lose anything since. */
export async function publishScheduled(trx: Trx, target: Version): Promise<void> {
  const { elementId } = target
  const element = await findElement(trx, elementId)
  if (!element || !(await markPublished(trx, target))) throw noSuchVersion()
  await deleteEarlierMedia(trx, target)
  await clearDue(trx, PUBLISH_ELEMENT, String(elementId))
  const tag = element.page_id === null ? 'elements' : `page:${element.page_id}`
  await addSearchChanges(trx, [tag])
}

/** An earlier version may show pictures that are gone. */
async function requirePublishable(trx: Trx, target: Version): Promise<void> {
  const found = await findVersion(trx, target)
  if (!found) throw noSuchVersion()
  const { handler } = found
  const body = readBody(handler, found.body)
  await requireAlt(trx, await requirePictures(trx, target, { handler, body }))
}

/** An element has one schedule: another version replaces it. */
export async function scheduleElement(
  trx: Trx,
  { elementId, version, at }: Version & { readonly at: string },
): Promise<void> {
  await requirePublishable(trx, { elementId, version })
  if (!(await markScheduled(trx, { elementId, version, at }))) throw noSuchVersion()
  await setDue(trx, {
    kind: PUBLISH_ELEMENT,
    key: String(elementId),
    at,
    payload: { elementId, version },
  })
}

async function writeVersion(
  trx: Trx,
  edit: {
    readonly elementId: number
    readonly version: number
    readonly handler: string
    readonly title: string
    readonly body: NewElementBody
    readonly author?: number | null
    readonly at: string
  },
): Promise<void> {
  const body = checkBody(edit.handler, edit.body)
  const isWritten = await insertVersion(trx, {
    elementId: edit.elementId,
    version: edit.version,
    author: edit.author ?? null,
    title: edit.title,
    body: JSON.stringify(body),
    at: edit.at,
  })
  if (!isWritten) throw overtaken()
  await requirePictures(trx, edit, { handler: edit.handler, body })
}

function noSuchVersion(): Refusal {
  return new Refusal(404, 'There is no such version.')
}

function overtaken(): Refusal {
  return new Refusal(409, 'Somebody else has changed the element meanwhile.', {
    code: 'VERSION_OVERTAKEN',
    field: 'version',
  })
}
