import type { MailSender } from '../mail/compose-mail.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import type { DistributorPictures } from '../spec-sheets/picture-source.server.ts';
import type { StaffServices } from '../staff/staff-services.server.ts';

/** What the portal's calls and pages work with. */
export type PortalServices = Pick<
	StaffServices,
	'database' | 'log' | 'publicUrl' | 'wakeMail' | 'timeZone'
> & {
	catalogue: LiveCatalogue;
	/** Who mail comes from. */
	sender: MailSender;
	/** Where mail to staff goes. */
	staffAddress: string;
	/** Reads the files of gloves' pictures. */
	pictures: DistributorPictures;
};
