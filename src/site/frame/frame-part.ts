import { held } from '../../platform/ui/held.tsx';

/** Parts of the frame that the first page of a visit shows as they were sent. */
export const FramePart = held(() => import('./frame-reading.tsx').then((module) => module.FrameReading));
