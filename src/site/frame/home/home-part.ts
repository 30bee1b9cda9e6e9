import { held } from '../../../platform/ui/held.tsx';

/** Parts of the home page that the first page of a visit shows as they were sent. */
export const HomePart = held(() => import('./home-reading.tsx').then((module) => module.HomeReading));
