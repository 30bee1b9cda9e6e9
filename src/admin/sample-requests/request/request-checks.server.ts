import type { CompanySummary } from '../../../domain/companies/company.ts';
import { listPossibleDuplicates } from '../../../domain/companies/company-duplicate-queries.server.ts';
import { findCompany } from '../../../domain/companies/company-queries.server.ts';
import { listTraits, type TraitKind } from '../../../domain/companies/company-trait.ts';
import { findLabelProduct } from '../../../domain/labels/label-products.server.ts';
import { isBusinessEmail } from '../../../domain/sample-requests/business-email.ts';
import { listEarlierRequests } from '../../../domain/sample-requests/inbox-queries.server.ts';
import type { InboxRequest, InboxSummary } from '../../../domain/sample-requests/inbox-request.ts';
import { contactEmail } from '../../../domain/sample-requests/sample-request.ts';
import { findPostalWarning } from '../../../domain/sample-requests/sample-request-rules.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** What speaks for a request and what against it, for staff to judge; nothing is refused automatically. */
export type RequestChecks = {
	/** The domain of its business address; undefined if there is none, so that staff must review it. */
	domain: string | undefined;
	/** The company it is linked to. */
	company: { id: string; operatingName: string } | undefined;
	/** Companies it may belong to; empty if it is linked. */
	likely: { id: string; operatingName: string; shippingAddress: string; shares: TraitKind[] }[];
	earlier: Pick<InboxSummary, 'number' | 'state' | 'createdAt' | 'samples'>[];
	/** What earlier requests have in common with it, without duplicates. */
	earlierShares: ('email' | 'company' | 'address')[];
	/** The missing address fields; empty if the address is complete. */
	missing: ('streetAddress' | 'city' | 'provinceOrState' | 'postalCode')[];
	/** The provinces of the postal code, if the given one is not among them. */
	provinces: readonly string[];
	/** A home address is personal data, and samples are for companies (docs/behaviour.md, "Personal data"). */
	isResidential: boolean;
};

const MAX_EARLIER = 5;
const ADDRESS_FIELDS = ['streetAddress', 'city', 'provinceOrState', 'postalCode'] as const;

export async function checkRequest(db: DatabaseLike, record: InboxRequest): Promise<RequestChecks> {
	const { request, companyId } = record;
	const email = contactEmail(request);
	const isBusiness = isBusinessEmail(email);
	const linked = companyId === '' ? undefined : await findCompany(db, companyId);
	const traits = listTraits({
		operatingName: request.companyName,
		phone: request.phone,
		...(isBusiness ? { email } : {}),
	});
	const [likely, earlier] = await Promise.all([
		linked ? [] : listPossibleDuplicates(db, traits),
		listEarlierRequests(db, record, MAX_EARLIER),
	]);
	return {
		domain: isBusiness ? email.slice(email.lastIndexOf('@') + 1) : undefined,
		company: linked && { id: linked.id, operatingName: linked.operatingName },
		likely: likely.map(({ company, shares }) => ({ ...pickNames(company), shares })),
		earlier: earlier.map(({ request: { number, state, createdAt, request: of } }) => ({
			number,
			state,
			createdAt,
			samples: of.samples.length,
		})),
		earlierShares: [...new Set(earlier.flatMap(({ shares }) => shares))],
		missing: ADDRESS_FIELDS.filter((field) => request[field] === ''),
		provinces: findPostalWarning(request) ?? [],
		isResidential: request.addressType === 'Residential',
	};
}

function pickNames({ id, operatingName, shippingAddress }: CompanySummary) {
	return { id, operatingName, shippingAddress };
}

/** A requested sample, with its current state in the catalogue. */
export type CheckedSample = {
	partNumber: string;
	size: string;
	/** Empty if the glove is no longer in the catalogue. */
	name: string;
	picture: string;
	state: 'made' | 'gone' | 'sizeGone';
};

export async function checkSamples(
	catalogue: LiveCatalogue,
	samples: InboxRequest['request']['samples'],
): Promise<CheckedSample[]> {
	return Promise.all(
		samples.map(async ({ partNumber, size }) => {
			const product = await findLabelProduct(catalogue, partNumber);
			const isMade = product?.sizes.includes(size);
			return {
				partNumber,
				size,
				name: product?.name ?? '',
				picture: product?.picture ?? '',
				state: product ? (isMade ? 'made' : 'sizeGone') : 'gone',
			};
		}),
	);
}
