/** Everyday words of shops, sites and farms in Quebec, without accents; see `harmless.ts`. */

/** Parts of structures, layout, school and the office; plurals are formed by rule. */
const ATELIER = `
accreditation accredite acronyme acrotere adossement aep aeronautique affectation alignement alignements allege
anciennete antirouille appareillage appels appentis apprentissages arbaletrier arcade arceau arpentage arpenteur
arriereboutique asp assemblages assignation atelierecole attachement attestations auget aumoniere autofinancement
avancement avanttoit bachot backup bajoyer balise balises bardage barreaudage barrette barrot bastaing batardeau batee
batis bavette bavolet becquet biseau blochet boiserie boitard bombage bons bordage bordereau bornage bottin boulonnerie
bouterolle bouveture bridage brimbale bulletins bunks cabestrel cadence cadrage cahiers calepinage callage cambrage
cambrure cannelure capitonnage caponniere carenage carillage carnets cedule ceduler ceinturage certif chaineau
chanlatte chantepleure chape chapiteau chasseroue checkup chefferie cheminement chemisage chenal chevetre chevillage
cimaise cintrage cintre claie clairevoie clampage claustra clayette cleanup clotures clotureur coffrage coffret cohorte
commis compagnonnage compagnons competences compilation conflits conformation conges contourage contrebalance
contrecoeur contreecrou contrefiche contrefort contrepoids coordonnateur cordeau cornadis cornier cornieres corroyage
corvee coulisseau coursive cremone crinoline crochetage croisillon crossmembers cuvelage deambulatoire debarcadere
debarras debord debours decompte decrochage deflecteur deformations demarcation demenagement demenageur desserte
detourage devers devis dimensionnement diplomation dosseret dossiers doubleau ebauche ebauches ecartement echalas
echancrure echasse ecoincon ecuisse ecusson eleves elingage embase embattage emboitement emmanchement empattement
empennage emplanture employabilite encadrement encan encanteur encastrement enchevetrure enclos encoche encorbellement
enfaitement enfoncement enrochement entablement entrait entrebail entretoisement epure equerrage equilibrage equipier
espagnolette esplanade estacade estampille estimateur estrade etai etaiement etalage etambot etancon etresillon etrier
evaluateur evaluations exploitant exploitante faceplate faconnage facturation faitage faitiere farde ferrure feuillard
feuillet feuillure fignolage finissage finissants fixation fourreau frise fronton gabariage gages gardecorps garniture
gauchissement gerance gerbage giron glissiere gond goujonnage gousset gouttereau gradin graduation gravure greve griefs
guidage hampe haubanage hauteur heurtoir horaires hourdis huisserie imposte innervure inventaires jambage jambette
jointoiement joug jourferie jumelage lambourde lambris lambrissage languette lattage latte lettrage lierne limande
lisoir lissage locaux longrine magasinage magasinier maillage maille mainlevee mandats manutention margelle marquage
membrure meneau mentorat mesurage modules mortaise muret mutuelle nervure nivelage nivellement nomenclature notes
numerotage numerotation oeillet ogive ombriere oriel ossatures ouvrable paillasse palier palplanche panneautage
parachevement parclose paroisse parrainage partance patronnage patte paumelle pavage pavement perchoir perfectionnement
perrons persienne piedestal piedroit pieton pilastre pilier pilotis piquetage planchette planif planning plaquette
plateau platelage platine pliages pointage polygone poncelet ponctualite porche portefenetre portillon positionnement
postulant potelet potence poterne poutraison preassemblage prefabrication prevente profilage proprios prototypage
quadrillage quenouille quillage quincaillier quota rabais raboutage racinal raidissage raidisseur rainurage ranchette
ratelier rateliers rayonnage rebord recoin recrues rectitude redressage refend regisseur reglette remblai remblayage
renformis repartiteur reperage repos requalification resserrage resserre ressources retouches retroactif riblage
ridelle rivetage rondin rosace rotationnel rotonde sabot saillie serrage setup sidewall signalisation solin solivage
sommier soubassement soudabilite soumissionnaire soupente soustraitance stabilisateur stabilisateurs stages stagiaires
stands steps succursale superviseure surepaisseur surlongueur surplus tacage tacks talus tasseau teletravail tenon
tonnelle tournus tracage travee traverses travois trumeau tuile tuiles tympan vacances vantail varangue vasistas
vestiaire vignette virole viroles volee volige voussoir voute
`;

/** Fields, barns and thornless plants. */
const FERME = `
abatis acerifolie agroforesterie agronome agronomie alfalfa allee alpage ameublement andain arable arpent arrierecour
assolement aubergine balconniere bassecour batisse boutons bouture bouturer broussaille buisson butte cepage cerisier
chevrerie citrouille clos compostiere creche croupe cueillette cultivar dahlia desherbage desherber echalote elevage
engrangement ensemencement ensemencer epouvantail fardoche fenaison fermette fermiere fines fleuriste fougere
fourragere fraisier gadelle geranium glaneur graminee herbe hortensia horticulteur horticulture hosta hydrangee iris
jachere jardinage jardinerie jardinet jonquille lactaire legumineuse lilas lotissement luzerne lys maraichage marigold
meunerie moisson muguet noisetier osier pacage parterre paturages pature pepiniere pepinieriste pervenche petunia
pivoine prunier rangs ratissage recolter sarrasin sauvageon seigle semer sentier soja sorgho stabulation terreau
tournesol tracteurs trefle tulipe tuteurage vacherie vergers vigneron vivace zinnia
`;

/** Spoken forms, shop anglicisms, harmless weather and towns, used as they are. */
const PARLER = `
aboute abouter abribus accalmie ahuntsic aieul aieux ajd ajustement amarrage amarre amarrer amarres anicet anjou
appalaches asteur astheur auj ayoye baiecomeau bcp beaupere beauport bein bellechasse bellemere beveler bitte bittes
bizoune bjr blainville boitalettre boniface bosseler bourrasque bracage bracer bracketer bru bsr cancane candiac
cegepien cegepienne chainer champlain charny cheapo cliper clips colocs commere compere consolidation correk cousinage
crochir cte decrisse decrissee decrochir defense dla dle dompage domper doucereux dsl ebrecher eclaircie eclaircies
eille ensoleille ensoleillee ent entk entoucas entouk ferraillage ferrailleur ferrailleurs filleule fistons fitait
fitent formatrice formatrices frangine fullpin gloriette gloriettes grisaille grosso hochelaga jaimerais jcherche
jcrois jdirais jdois jessaye jfais jla jle jme jmen jpense jpp jsoude jsp jsus jte jtravaille jva jvas jvoudrais ke kek
kekchose keks keque labas lala laprairie layouter lifter limoilou lister lotbiniere maisonneuve marraine matcher mci
megantic merki modo moeque monteregie motoculture motorise motorises mrc mtn nautique niaisage niaise niaiser nuageuse
nuageux numerouno nunavik oklm ouan pagaie pagaies papineau parente parexemple parfa parzempe petetre platte
pointeclaire poque poquee poquer poques ptet ptit ptite ptites ptits qqch qqn qque quecchose queque raboudinage
raboudiner rabouter rallongement rallonger ramanchage ramancher rebuilder rebusine recup recuperation redoux refiter
renforci renforcie renforcir rosemont ruff saintefoy shimer silvousplait sivouplait slt solidifier spotter steu sti
stie stune sul sule sune surla taquet taquets tempo tiguidoo tjrs tjs tlm toue touttes treillage treillages truckeur
venteuse weaver westfalia winnebago ye yest yont
`;

export const QUEBEC_SHOP_NOISE = [ATELIER, FERME];
export const QUEBEC_TALK = [PARLER];
