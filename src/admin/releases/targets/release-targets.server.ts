import type { ReleaseTarget } from '../../../domain/releases/release-target.server.ts';
import { contentTarget } from './content-target.server.ts';
import { gloveTarget } from './glove-target.server.ts';
import { pricesTarget } from './prices-target.server.ts';

/** What a release can change. @param timeZone the staff's, in which prices have their days */
export const releaseTargets = (timeZone: string): readonly ReleaseTarget[] => [
	gloveTarget,
	contentTarget,
	pricesTarget(timeZone),
];
