import { v7 as uuidv7 } from 'uuid'

/** A new id as the product would have made it at that moment. */
export const uuidv7At = (moment: Date): string => uuidv7({ msecs: moment.getTime() })
