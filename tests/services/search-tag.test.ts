import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calendarApi from '#services/modules/calendar/api.ts'
import * as cmsApi from '#services/modules/cms/api.ts'
import * as productApi from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct, aProduct, moment, seedCatalogue, topicsOf } from './product-catalogue.ts'

const { createAttribute, createCategory, createTag, renameSlug, saveProduct } = productApi
const { changePrice, endReduction, scheduleReduction, startReduction } = productApi
const { changeText, linkCrossSell, setArchived, setFeatured } = productApi
const { holdStock, releaseHold, reserveStock, returnStock, setRating } = productApi
const { replacePictures, saveProducts, setOptionPicture, setSales, setStock, takeStock } =
  productApi
const { createElement, editElement, publishElement, scheduleElement } = cmsApi
const { createPage, createPost, createTerm, lockPost, publishPage } = cmsApi
const { addPostType, deletePostType, writePostText } = cmsApi
const { setNavigation, setOption, setPostPicture } = cmsApi
const { changeEvent, createEvent, lockEvent } = calendarApi

/** Reads. */
const OTHERS = new Set([
  'eventVersions',
  'nextProductIds',
  'publicCatalogueSlugs',
  'publicCategories',
  'publicProducts',
  'publicSlugs',
  'attributeWords',
  'cancelledTickets',
  'contentSearch',
  'eventsOfTickets',
  'hasPages',
  'optionSwitch',
  'storedOptions',
  'HoldRefused',
  'heldPieces',
  'isInStock',
  'findProductBySku',
  'followProducts',
  'lockProductRating',
  'isOffered',
  'isPostType',
  'isPublicPost',
  'lockPieces',
  'lockEvent',
  'otherEventsOf',
  'readEvent',
  'readEvents',
  'shownHashtags',
  'namesOfProducts',
  'organisation',
  'optionValues',
  'OutOfStock',
  'pagesWithForm',
  'pageText',
  'productOffers',
  'productSearch',
  'requireInStock',
  'sellableProducts',
  'skusOfProducts',
  'existingCatalogue',
  'ticketsAmong',
  'ticketsOfEvents',
  'titlesOfPosts',
  'withoutTaxCents',
  'lockPictures',
  'lockPost',
  'picturesOfProducts',
  'readPictures',
  'readPost',
  'readPostTexts',
  'postTypes',
  'postsWithoutText',
  'slugOfPost',
  'slugsOfPosts',
  'slugsOfProducts',
])

type Write = (trx: Trx) => Promise<unknown>

eachEngine('the tag of answers to keywords', (engine) => {
  let services: TestServices
  let productId: number
  let pageId: number
  let elementId: number
  let postId: number
  const hrv = { language: 'hrv' }
  const body = { meta: { body: '<p>Tekst</p>' } }
  const at = () => services.clock.now().toISOString()
  const write = (work: Write) => services.db.transaction().execute(work)

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
    productId = await addProduct(services, { sku: 'TRAZI-1', retailPriceCents: 1000 })
    await addProduct(services, { sku: 'TRAZI-2' })
    await write(async (trx) => {
      const texts = { hrv: { title: 'Stranica' } }
      pageId = await createPage(trx, { slug: { hrv: 'stranica' }, texts, at: at() })
      const element = { pageId, handler: 'rich-text', ...hrv, title: 'Tekst', body, at: at() }
      elementId = await createElement(trx, element)
      const post = { ...hrv, title: 'Slika', excerpt: '', body: '', at: at(), publishedAt: null }
      postId = await createPost(trx, { ...post, slug: 'objava-sa-slikom' })
    })
  })
  afterAll(() => services.close())

  const searchable = (): Record<string, Write> => {
    const { clock } = services
    const slug = (text: string) => ({ hrv: text })
    const post = { ...hrv, title: 'Objava', excerpt: '', body: '', at: at() }
    return {
      saveProduct: (trx) => saveProduct(trx, clock, aProduct({})),
      saveProducts: (trx) => saveProducts(trx, clock, [aProduct({}), aProduct({})]),
      createAttribute: (trx) =>
        createAttribute(trx, {
          code: 'vrsta',
          inputType: 'yesNo',
          texts: { hrv: { label: 'Vrsta' } },
        }),
      createCategory: (trx) =>
        createCategory(trx, { texts: { hrv: { name: 'Nova' } }, slug: slug('nova-skupina') }),
      createTag: (trx) => createTag(trx, { slug: 'oznaka', texts: { hrv: { name: 'Oznaka' } } }),
      changeText: (trx) =>
        changeText(trx, clock, { productId, ...hrv, text: { name: 'Proizvod', excerpt: 'Uvod' } }),
      setArchived: (trx) => setArchived(trx, clock, { productId, archived: true }),
      setFeatured: (trx) => setFeatured(trx, clock, { productId, featured: true }),
      renameSlug: (trx) => renameSlug(trx, clock, { productId, ...hrv, slug: 'nova-adresa' }),
      createPage: (trx) =>
        createPage(trx, { slug: slug('nova-stranica'), texts: { hrv: { title: 'N' } }, at: at() }),
      publishPage: (trx) => publishPage(trx, { id: pageId, publishedAt: at(), at: at() }),
      publishElement: (trx) => publishElement(trx, { elementId, version: 1 }),
      createPost: (trx) => createPost(trx, { ...post, slug: 'objava', publishedAt: at() }),
      writePostText: (trx) =>
        writePostText(trx, postId, { ...post, language: 'eng', slug: 'a-post' }),
      createTerm: (trx) =>
        createTerm(trx, { termType: 'tag', texts: { hrv: 'Pojam' }, slug: slug('pojam') }),
      createEvent: (trx) =>
        createEvent(trx, {
          start: at(),
          end: null,
          location: '',
          mediaId: null,
          texts: { hrv: { title: 'Kup', description: '' } },
        }),
      changeEvent: async (trx) => {
        const texts = { hrv: { title: 'Kup', description: '' } }
        const event = { start: at(), end: null, location: '', mediaId: null, texts }
        const stored = await lockEvent(trx, await createEvent(trx, event))
        if (stored) await changeEvent(trx, stored, { location: 'Split' })
      },
    }
  }

  const silent = (): Record<string, Write> => {
    const { clock } = services
    const claim = { owner: 'cart', lines: [{ productId, quantity: 1 }] }
    const reduction = { productId, priceCents: 500 }
    const later = moment(clock, 1)
    return {
      changePrice: (trx) => changePrice(trx, clock, { productId, retailPriceCents: 1100 }),
      startReduction: (trx) => startReduction(trx, clock, reduction),
      endReduction: (trx) => endReduction(trx, clock, { productId }),
      scheduleReduction: (trx) => scheduleReduction(trx, clock, { ...reduction, startsAt: later }),
      linkCrossSell: (trx) => linkCrossSell(trx, 'TRAZI-1', ['TRAZI-2']),
      setRating: (trx) => setRating(trx, productId, [0, 0, 0, 1, 2]),
      setSales: (trx) => setSales(trx, clock, [{ productId, pieces: 3 }]),
      setStock: (trx) => setStock(trx, clock, { productId, onHand: 3 }),
      holdStock: (trx) => holdStock(trx, clock, { ...claim, until: later }),
      reserveStock: (trx) => reserveStock(trx, clock, { ...claim, until: later, most: 20 }),
      releaseHold: (trx) => releaseHold(trx, clock, 'cart'),
      takeStock: (trx) => takeStock(trx, clock, claim),
      returnStock: (trx) => returnStock(trx, clock, claim.lines),
      createElement: (trx) =>
        createElement(trx, { pageId, handler: 'rich-text', ...hrv, title: 'T', body, at: at() }),
      editElement: (trx) =>
        editElement(trx, { elementId, baseVersion: 1, title: 'T', body, author: null, at: at() }),
      scheduleElement: (trx) => scheduleElement(trx, { elementId, version: 2, at: later }),
      addPostType: (trx) => addPostType(trx, { slug: 'vrsta', title: 'Vrsta', at: at() }),
      deletePostType: (trx) => deletePostType(trx, 1),
      setNavigation: (trx) => setNavigation(trx, 'glavna', []),
      setPostPicture: async (trx) => {
        const stored = await lockPost(trx, postId)
        if (stored) await setPostPicture(trx, stored, { mediaId: null, at: at() })
      },
      replacePictures: (trx) => replacePictures(trx, { productId, before: [], after: [] }),
      setOptionPicture: (trx) =>
        setOptionPicture(trx, { productId, optionId: 1, before: [], after: [] }),
      setOption: (trx) => setOption(trx, { key: 'Opcija', value: '1' }),
    }
  }

  test('is added by each write of a text and by no other [LS-19]', async () => {
    for (const [name, work] of Object.entries(searchable())) {
      expect(await topicsOf(services, () => write(work)), name).toContain('search')
    }
    for (const [name, work] of Object.entries(silent())) {
      expect(await topicsOf(services, () => write(work)), name).not.toContain('search')
    }
  })

  test('is decided for every write that a module offers', () => {
    const offered = [productApi, cmsApi, calendarApi].flatMap((api) => Object.keys(api))
    const decided = Object.keys({ ...searchable(), ...silent() })
    expect(offered.filter((name) => !OTHERS.has(name)).toSorted()).toEqual(decided.toSorted())
  })
})
