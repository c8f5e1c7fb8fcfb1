export { BandPicture, type BandPictureRow } from './BandPicture.tsx'
export { EmptyLoom } from './EmptyLoom.tsx'
export { HungStrip } from './HungStrip.tsx'
export { SplitPage } from './SplitPage.tsx'
