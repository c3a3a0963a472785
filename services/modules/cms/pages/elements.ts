import { refuseMissingPictures } from '#services/modules/cms/pictures.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import {
  checkBody,
  isLayoutElement,
  isSection,
  type NewElementBody,
  pictureIds,
} from './element-body.ts'
import {
  findElement,
  insertElement,
  insertVersion,
  markPublished,
  markScheduled,
  newestVersion,
} from './element-store.ts'

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

export async function publishElement(
  trx: Trx,
  { elementId, version }: { elementId: number; version: number },
): Promise<void> {
  const element = await findElement(trx, elementId)
  if (!element || !(await markPublished(trx, { elementId, version }))) {
    throw new Refusal(404, 'There is no such version.')
  }
  await clearDue(trx, PUBLISH_ELEMENT, String(elementId))
  const tag = element.page_id === null ? 'elements' : `page:${element.page_id}`
  await addSearchChanges(trx, [tag])
}

/** An element has one schedule: another version replaces it. */
export async function scheduleElement(
  trx: Trx,
  { elementId, version, at }: { elementId: number; version: number; at: string },
): Promise<void> {
  if (!(await markScheduled(trx, { elementId, version, at }))) {
    throw new Refusal(404, 'There is no such version.')
  }
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
  await refuseMissingPictures(trx, pictureIds(edit.handler, body.meta))
  const isWritten = await insertVersion(trx, {
    elementId: edit.elementId,
    version: edit.version,
    author: edit.author ?? null,
    title: edit.title,
    body: JSON.stringify(body),
    at: edit.at,
  })
  if (!isWritten) throw overtaken()
}

function overtaken(): Refusal {
  return new Refusal(409, 'Somebody else has changed the element meanwhile.', {
    code: 'VERSION_OVERTAKEN',
    field: 'version',
  })
}
