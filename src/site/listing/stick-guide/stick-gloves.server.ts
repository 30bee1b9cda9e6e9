import type { CatalogueIndex } from '../../../domain/search/index/catalogue-index.ts';
import { formatReach, type StickReach } from '../../../domain/search/stick-reach.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { markAtTier, STICK_TIERS, type StickGlove, type StickGloves } from './stick-guide.ts';

/** Max gloves in the guide's table; nobody would read a longer one, and the list has all of them. */
const MAX_GLOVES = 30;

const known = new WeakMap<CatalogueIndex, Map<Locale, StickGloves>>();

/** The gloves for stick welding with their mark at each tier, the most capable first. Cached per index and language. */
export function listStickGloves(index: CatalogueIndex, locale: Locale): StickGloves {
	const cached = known.get(index) ?? new Map<Locale, StickGloves>();
	known.set(index, cached);
	const before = cached.get(locale);
	if (before) return before;
	const all = index
		.listCards({ kind: 'process', code: 'SMAW' })
		.flatMap(({ partNumber, name, stick }) => (stick ? [{ partNumber, name, stick }] : []))
		.toSorted((a, b) => compareReach(a.stick, b.stick) || compareText(a.partNumber, b.partNumber));
	const listed = {
		gloves: all.slice(0, MAX_GLOVES).map((found) => toStickGlove(found, locale)),
		left: Math.max(0, all.length - MAX_GLOVES),
	};
	cached.set(locale, listed);
	return listed;
}

type Found = { partNumber: string; name: string; stick: StickReach };

function toStickGlove({ partNumber, name, stick }: Found, locale: Locale): StickGlove {
	const amps = formatReach(stick, locale);
	return {
		partNumber,
		name,
		performance: stick.performance,
		amps,
		marks: STICK_TIERS.map((tier) => markAtTier(stick, tier)),
	};
}

/** Orders Full use before Limited, then by highest current, then by how far down the range goes. */
function compareReach(a: StickReach, b: StickReach): number {
	if (a.performance !== b.performance) return a.performance === 'Full use' ? -1 : 1;
	const top = ({ range }: StickReach) => (range === null ? 0 : (range.max ?? Number.MAX_SAFE_INTEGER));
	const bottom = ({ range }: StickReach) => range?.min ?? 0;
	return top(b) - top(a) || bottom(a) - bottom(b);
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
