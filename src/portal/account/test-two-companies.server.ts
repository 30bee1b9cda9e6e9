import { expect } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

/** Why a price was set by hand, which no distributor reads. */
const SECRET_REASON = 'secret reason';

/** A site with two companies, each with its own prices and a signed-in person. */
export async function openTwo() {
	const site = await openStaffSite();
	const { staff } = site;
	const must = async (request: Parameters<StaffBrowser['call']>[0], headers = {}) => {
		const answer = await staff.call(request, headers);
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		return answer;
	};
	const north = await addCompany(staff, { operatingName: 'North Dock Supply' });
	const south = await addCompany(staff, { operatingName: 'South Yard Tool', phone: '(416) 555-0144' });
	const price = (company: { id: string }, partNumber: string, pair: string) =>
		must(
			{
				method: 'PUT',
				url: `/api/admin/pricing/clients/${company.id}`,
				body: {
					overrides: [{ partNumber, pair, dozen: '9.50', reason: SECRET_REASON, validTo: '2099-12-31' }],
				},
			},
			{ 'if-match': '"1"' },
		);
	return {
		site,
		staff,
		must,
		north,
		south,
		price,
		ofNorth: await openDistributorBrowser(site, north.id, { name: 'Nora North' }),
		ofSouth: await openDistributorBrowser(site, south.id, { name: 'Sam South' }),
	};
}

/** A quick order of two gloves, as typed. */
export const ORDER_TEXT = 'XY300 L 12\nxy276-3,L,2 dz';
export const sendOrder = (text: string) =>
	({ method: 'POST', url: '/api/distributor/orders', body: { text } }) as const;
