import type { Locale } from '../../platform/i18n/locale.ts';

/**
 * Welding processes and positions with their trade names (docs/trade/welding.md). `aliases` are compared
 * case-insensitively, and are used by imports, search and the fit check.
 */
export type WeldingProcess = {
	code: string;
	/** As stored, and shown in English. */
	label: string;
	french: string;
	aliases: readonly string[];
	/** True for processes with an arc at the hand, for which nitrile, PU and HPPE gloves are not allowed. */
	arc: boolean;
};

export const WELDING_PROCESSES: readonly WeldingProcess[] = [
	{
		code: 'GTAW',
		label: 'GTAW (TIG)',
		french: 'GTAW (TIG)',
		aliases: ['gtaw', 'tig', 'tungsten', 'heliarc'],
		arc: true,
	},
	{
		code: 'GMAW',
		label: 'GMAW (MIG)',
		french: 'GMAW (MIG)',
		aliases: ['gmaw', 'mig', 'mag', 'wire feed'],
		arc: true,
	},
	{
		code: 'SMAW',
		label: 'SMAW (Stick)',
		french: 'SMAW (électrode enrobée)',
		aliases: ['smaw', 'stick', 'mma', 'rod'],
		arc: true,
	},
	{
		code: 'FCAW',
		label: 'FCAW (Flux core)',
		french: 'FCAW (fil fourré)',
		aliases: ['fcaw', 'flux core', 'flux cored', 'dual shield'],
		arc: true,
	},
	{
		code: 'MCAW',
		label: 'MCAW (Metal core)',
		french: 'MCAW (fil à âme métallique)',
		aliases: ['mcaw', 'metal core', 'metal cored'],
		arc: true,
	},
	{
		code: 'SAW',
		label: 'SAW (Sub-arc)',
		french: 'SAW (arc submergé)',
		aliases: ['saw', 'sub-arc', 'sub arc', 'submerged arc'],
		arc: true,
	},
	{
		code: 'PAW',
		label: 'PAW (Plasma welding)',
		french: 'PAW (soudage au plasma)',
		aliases: ['paw', 'plasma welding'],
		arc: true,
	},
	{
		code: 'PAC',
		label: 'PAC (Plasma cutting)',
		french: 'PAC (coupage au plasma)',
		aliases: ['pac', 'plasma cutting', 'plasma cut'],
		arc: true,
	},
	{
		code: 'OFW',
		label: 'OFW (Oxy-fuel)',
		french: 'OFW (oxygaz)',
		aliases: ['ofw', 'ofc', 'oxy', 'oxy-fuel', 'oxyfuel', 'torch'],
		arc: false,
	},
	{
		code: 'CAC-A',
		label: 'CAC-A (Gouging)',
		french: 'CAC-A (gougeage)',
		aliases: ['cac-a', 'caca', 'gouging', 'arc gouging', 'arc-air'],
		arc: true,
	},
	{
		code: 'GRIND',
		label: 'Grinding and prep',
		french: 'Meulage et préparation',
		aliases: ['grinding', 'grinding and prep', 'prep', 'grinder'],
		arc: false,
	},
	{
		code: 'TACK',
		label: 'Tacking and fit-up',
		french: 'Pointage et ajustage',
		aliases: ['tacking', 'tacking and fit-up', 'fit-up', 'fitup'],
		arc: false,
	},
];

export type WeldingPosition = { code: string; label: string; french: string; aliases: readonly string[] };

export const WELDING_POSITIONS: readonly WeldingPosition[] = [
	{
		code: 'F',
		label: 'Flat (1G / 1F)',
		french: 'À plat (1G / 1F)',
		aliases: ['flat', '1g', '1f', 'pa', 'f'],
	},
	{
		code: 'H',
		label: 'Horizontal (2G / 2F)',
		french: 'Horizontale (2G / 2F)',
		aliases: ['horizontal', '2g', '2f', 'pb', 'pc', 'h'],
	},
	{
		code: 'V',
		label: 'Vertical (3G / 3F)',
		french: 'Verticale (3G / 3F)',
		aliases: ['vertical', '3g', '3f', 'pf', 'pg', 'v'],
	},
	{
		code: 'O',
		label: 'Overhead (4G / 4F)',
		french: 'Au plafond (4G / 4F)',
		aliases: ['overhead', '4g', '4f', 'pd', 'pe', 'o'],
	},
	{ code: 'P', label: 'Pipe (5G / 6G)', french: 'Tuyau (5G / 6G)', aliases: ['pipe', '5g', '6g'] },
];

const normalizeName = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

function findByName<Named extends { label: string; aliases: readonly string[] }>(
	list: readonly Named[],
	text: string,
): Named | undefined {
	const name = normalizeName(text);
	const bare = normalizeName(text.replace(/\(.*\)/, ''));
	return list.find(
		(entry) =>
			entry.label.toLowerCase() === name || entry.aliases.includes(name) || entry.aliases.includes(bare),
	);
}

/** Finds a process by name, code or trade alias; undefined if unknown. */
export function findWeldingProcess(text: string): WeldingProcess | undefined {
	return findByName(WELDING_PROCESSES, text);
}

/** Finds a position by name, a code such as "3G" or an EN ISO 6947 letter pair. */
export function findWeldingPosition(text: string): WeldingPosition | undefined {
	return findByName(WELDING_POSITIONS, text);
}

/** The name of a process or position in a language. */
export function weldingNameIn({ label, french }: { label: string; french: string }, locale: Locale): string {
	return locale === 'fr' ? french : label;
}
