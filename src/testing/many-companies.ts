import type { Company } from '../domain/companies/company.ts';
import { sortKeyOf } from '../domain/companies/company-name.ts';
import { listWordKeys, searchTextOf } from '../domain/companies/company-search-text.ts';
import { listCompanyTraits } from '../domain/companies/company-trait.ts';
import type { DatabaseLike } from '../platform/db/database.server.ts';

const FIRST =
	'Northern,Durham,Boréal,Grand River,Harrow,Kestrel,Lakehead,Niagara,Norland,Sault,Steeltown,Acadie'.split(
		',',
	);
const SECOND = 'Arc,Steel,Marine,Rail,Cylinder,Fabrication,Boiler,Pipe,Safety,Gas & Gear,Trade,Soudure'.split(
	',',
);
const THIRD = 'Supply,Works,Depot,Academy,Services,Ltée,Inc.,Industries,Group,Co-op'.split(',');
const TOWNS =
	'Oshawa ON L1G 4W1,Moncton NB E1C 1A1,Sudbury ON P3C 1S8,Trois-Rivières QC G9A 1A1,Regina SK S4P 3Y2'.split(
		',',
	);
const NAMES = 'Whitfield,Novak,Desrochers,Haldane,Marchetti,Cormier,Saarinen,Tran,Lavoie,Petrov'.split(',');
const ROWS_PER_STATEMENT = 500;

/** Stores any number of companies for tests and measurements, deterministically: in bulk and not logged. */
export async function insertManyCompanies(db: DatabaseLike, count: number): Promise<void> {
	for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
		const made = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - from) }, (_, at) => {
			const company = makeCompany(from + at);
			// Spread over a year, so that the order of changes differs from that of names.
			const minute = ((from + at) * 7919) % (365 * 24 * 60);
			const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
			const id = `co_${(from + at).toString().padStart(12, 'z').replaceAll('0', 'y').replaceAll('1', 'x')}`;
			return { id, company, now, name_sort: sortKeyOf(company.operatingName) };
		});
		await db
			.insertInto('company')
			.values(
				made.map(({ id, company, now, name_sort }) => ({
					id,
					operating_name: company.operatingName,
					name_sort,
					document: JSON.stringify(company),
					version: 1,
					merged_into: '',
					created_at: now,
					updated_at: now,
				})),
			)
			.execute();
		await db
			.insertInto('company_search')
			.values(
				made.map(({ id, company, now, name_sort }) => ({
					company_id: id,
					name_sort,
					updated_at: now,
					search_text: searchTextOf(company),
					language: company.language,
				})),
			)
			.execute();
		const words = made.flatMap(({ id, company }) =>
			listWordKeys(company).map((word) => ({ word, company_id: id })),
		);
		for (let i = 0; i < words.length; i += 5_000) {
			await db
				.insertInto('company_word')
				.values(words.slice(i, i + 5_000))
				.execute();
		}
		await db
			.insertInto('company_trait')
			.values(
				made.flatMap(({ id, company }) =>
					listCompanyTraits(company).map((trait) => ({ ...trait, company_id: id })),
				),
			)
			.execute();
	}
}

const pick = (list: readonly string[], at: number) => list[at % list.length] as string;

function makeCompany(at: number): Company {
	const operatingName = `${pick(FIRST, at)} ${pick(SECOND, at >> 2)} ${pick(THIRD, at >> 4)} ${at}`;
	const [town, province, ...code] = pick(TOWNS, at).split(' ');
	const shippingAddress = `${at} Mill St, ${town}, ${province} ${code.join(' ')}`;
	const domain = `company-${at}.example`;
	const person = pick(NAMES, at >> 1);
	const phone = `(${300 + (at % 600)}) 555-${String(at % 10_000).padStart(4, '0')}`;
	return {
		operatingName,
		legalName: `${operatingName} Inc.`,
		shippingAddress,
		shippingAddresses: [{ name: 'Main', address: shippingAddress, isDefault: true }],
		billingAddress: at % 9 === 0 ? '' : shippingAddress,
		website: `https://${domain}`,
		industry: 'Fabrication',
		businessType: 'Corporation',
		language: 'en',
		phone,
		email: `office@${domain}`,
		primaryContact: {
			name: `A. ${person}`,
			title: 'Purchasing',
			email: `${person.toLowerCase()}@${domain}`,
			phone,
		},
		otherContacts: [],
		gstNumber: `${100_000_000 + at}RT0001`,
		taxId: '',
		dunsNumber: '',
	};
}
