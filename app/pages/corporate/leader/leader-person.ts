import type { Leader } from "#model/leaders/schema.ts";

type LeaderPersonOptions = {
  leader: Pick<Leader, "name" | "title" | "excerpt" | "provenance">;
  url: string;
  organisation: { name: string; url: string };
};

/** Structured data of a leader (schema.org/Person); undefined for a specimen, which is not a person. */
export function leaderPerson({ leader, url, organisation }: LeaderPersonOptions) {
  if (leader.provenance === "specimen") return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: leader.name,
    jobTitle: leader.title,
    description: leader.excerpt,
    url,
    worksFor: { "@type": "Organization", ...organisation },
  };
}
